ALTER TABLE "ats_requests" ADD COLUMN "last_status" integer GENERATED ALWAYS AS ((responses -> -1 ->> 'status')::int) STORED;--> statement-breakpoint
ALTER TABLE "ats_tenants" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "last_status" integer GENERATED ALWAYS AS ((responses -> -1 ->> 'status')::int) STORED;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "stopped_at" timestamp (3) with time zone;