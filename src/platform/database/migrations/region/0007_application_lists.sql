DROP INDEX "applications_vacancy";--> statement-breakpoint
DROP INDEX "applications_status";--> statement-breakpoint
DROP INDEX "assessments_submitted";--> statement-breakpoint
DROP INDEX "assessments_created";--> statement-breakpoint
DROP INDEX "assessments_score";--> statement-breakpoint
CREATE INDEX "applications_statuses" ON "applications" USING btree ("customer_id","status","id");--> statement-breakpoint
CREATE INDEX "assessments_under_way" ON "assessments" USING btree ("consented_at") WHERE status = 'APPS_ASSESSMENT_INPROGRESS';--> statement-breakpoint
CREATE INDEX "assessments_external" ON "assessments" USING btree ("customer_id","external_assessment_id") WHERE external_assessment_id is not null;--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("customer_id","vacancy_id","stage_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"organization_id","hierarchy_id");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("customer_id","vacancy_id","status","id","organization_id","hierarchy_id");--> statement-breakpoint
CREATE INDEX "assessments_submitted" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","submitted_at" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_created" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_score" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","recommendation_score" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
-- Applications are never removed, only made: their number is kept from here on.
INSERT INTO totals (customer_id, name, value) SELECT customer_id, 'applications', count(*) FROM applications GROUP BY 1
  ON CONFLICT (customer_id, name) DO UPDATE SET value = excluded.value;
