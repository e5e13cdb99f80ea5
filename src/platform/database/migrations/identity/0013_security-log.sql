ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "password_requests" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "password_requests" ADD COLUMN "user_agent" text;--> statement-breakpoint
CREATE INDEX "audit_entries_unchained" ON "audit_entries" USING btree ("customer_id","at","id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "audit_entries_position" ON "audit_entries" USING btree ("customer_id","position") WHERE position > 0;