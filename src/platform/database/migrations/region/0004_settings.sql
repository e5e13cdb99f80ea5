CREATE TABLE "brandings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"title" text NOT NULL,
	"logo_url" text,
	"theme" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_settings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"candidate_pii_retention_period" integer NOT NULL,
	"video_retention_period" integer NOT NULL,
	"sms_notification_settings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"template_type" text NOT NULL,
	"organization_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_customer_id_template_type_pk" PRIMARY KEY("customer_id","template_type")
);
--> statement-breakpoint
CREATE TABLE "sms_accounts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"is_global_sms_enabled" boolean DEFAULT false NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"total_credits" integer DEFAULT 0 NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL,
	"alerted" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_purchases" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"notes" text,
	"purchase_amount" integer NOT NULL,
	"purchase_user_email" text NOT NULL,
	"purchase_user_id" text NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_purchases_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "ats_tenants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "sms_purchases_at" ON "sms_purchases" USING btree ("customer_id","purchased_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_videos" ON "assessments" USING btree ("customer_id",coalesce(submitted_at, consented_at),"id") WHERE product = 'SI' and consented_at is not null and (assessment_link is not null or insights_link is not null or other_results <> '{}'::jsonb);--> statement-breakpoint
CREATE INDEX "candidates_retention" ON "candidates" USING btree ("customer_id","updated_at","id") WHERE purged_at is null;--> statement-breakpoint
CREATE INDEX "email_events_master" ON "email_events" USING btree ("customer_id","master_id") WHERE master_id is not null;--> statement-breakpoint
CREATE INDEX "email_events_to" ON "email_events" USING btree ("customer_id","mail_recipient");--> statement-breakpoint
CREATE INDEX "sms_events_master" ON "sms_events" USING btree ("customer_id","master_id") WHERE master_id is not null;