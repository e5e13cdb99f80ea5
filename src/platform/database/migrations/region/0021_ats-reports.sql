DROP INDEX "ats_requests_due";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "ats_tenant_id" text;--> statement-breakpoint
ALTER TABLE "ats_requests" ADD COLUMN "tenant_id" text;--> statement-breakpoint
ALTER TABLE "ats_requests" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "ats_requests" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ats_requests" ADD COLUMN "hold_id" text;--> statement-breakpoint
ALTER TABLE "ats_requests" ADD COLUMN "first_tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ats_tenants" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ats_tenants" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ats_requests_reports_due" ON "ats_requests" USING btree ("customer_id","tenant_id","due_at") WHERE due_at is not null and tenant_id is not null;--> statement-breakpoint
CREATE INDEX "ats_requests_waiting" ON "ats_requests" USING btree ("customer_id","master_id","position") WHERE tenant_id is not null and status = 'ATS_REQUEST_STARTED';--> statement-breakpoint
CREATE INDEX "ats_requests_held" ON "ats_requests" USING btree ("customer_id","hold_id") WHERE hold_id is not null;--> statement-breakpoint
CREATE INDEX "ats_requests_due" ON "ats_requests" USING btree ("due_at") WHERE due_at is not null and tenant_id is null;--> statement-breakpoint
UPDATE "applications" SET "ats_tenant_id" = entered."tenant_id" FROM (
  SELECT "customer_id", "master_id", max("extra" ->> 'tenantId') AS "tenant_id" FROM "ats_requests"
  WHERE "request_type" = 'CREATE_APPLICATION' AND "status" = 'ATS_REQUEST_COMPLETED' AND "master_id" IS NOT NULL
  GROUP BY 1, 2
) AS entered
WHERE entered."customer_id" = "applications"."customer_id" AND entered."master_id" = "applications"."id" AND entered."tenant_id" IS NOT NULL;
