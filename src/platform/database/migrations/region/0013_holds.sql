CREATE TABLE "holds" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"operation" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"mailed" integer NOT NULL,
	"texted" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "holds_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "hold_id" text;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "hold_id" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "reason_id" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "hold_id" text;--> statement-breakpoint
ALTER TABLE "customer_settings" ADD COLUMN "decline_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "customer_settings" ADD COLUMN "is_decline_reason_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("until") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "outbox_hold" ON "outbox" USING btree ("customer_id","hold_id") WHERE hold_id is not null;--> statement-breakpoint
CREATE INDEX "sms_outbox_hold" ON "sms_outbox" USING btree ("customer_id","hold_id") WHERE hold_id is not null;