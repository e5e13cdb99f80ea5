DROP INDEX "assessments_submitted";--> statement-breakpoint
DROP INDEX "assessments_created";--> statement-breakpoint
DROP INDEX "assessments_status";--> statement-breakpoint
DROP INDEX "assessments_score";--> statement-breakpoint
CREATE INDEX "assessments_submitted" ON "assessments" USING btree ("customer_id","vacancy_id","stage_id","submitted_at" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_created" ON "assessments" USING btree ("customer_id","vacancy_id","stage_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_status" ON "assessments" USING btree ("customer_id","vacancy_id","stage_id","status","recommendation","is_viewed","application_id");--> statement-breakpoint
CREATE INDEX "assessments_score" ON "assessments" USING btree ("customer_id","vacancy_id","stage_id","recommendation_score" DESC NULLS LAST,"application_id" DESC NULLS FIRST);