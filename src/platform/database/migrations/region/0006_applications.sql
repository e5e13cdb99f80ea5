CREATE TABLE "application_events" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" text,
	"user_name" text,
	"stage_id" text,
	"from_stage_id" text,
	"status" text,
	"from_status" text,
	"rule" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_events_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "interview_bookings" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"application_id" text NOT NULL,
	"external_booking_id" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"link" text,
	"place" text,
	"scheduler_name" text,
	"scheduler_email" text,
	"interviewers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_bookings_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"event" text NOT NULL,
	"application_id" text NOT NULL,
	"assessment_id" text,
	"booking_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"event" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"parts" integer NOT NULL,
	"master_id" text,
	"template_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "sms_outbox_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "master_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "template_id" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "judged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ats_requests" ADD COLUMN "external_request_id" text;--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("customer_id","application_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_bookings_external" ON "interview_bookings" USING btree ("customer_id","external_booking_id");--> statement-breakpoint
CREATE INDEX "interview_bookings_application" ON "interview_bookings" USING btree ("customer_id","application_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminders_application" ON "reminders" USING btree ("customer_id","application_id");--> statement-breakpoint
CREATE INDEX "sms_outbox_due" ON "sms_outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "sms_outbox_created" ON "sms_outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sms_outbox_master" ON "sms_outbox" USING btree ("customer_id","master_id") WHERE master_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ats_requests_external" ON "ats_requests" USING btree ("customer_id","external_tenant_id","external_request_id") WHERE external_request_id is not null;