CREATE TABLE "sso_tests" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"aws_region" text NOT NULL,
	"actor_id" text NOT NULL,
	"status" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_tests_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"aws_region" text NOT NULL,
	"display_name" text NOT NULL,
	"email_address" text NOT NULL,
	"email_identity" text NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"verification_status" text NOT NULL,
	"error_type" text,
	"tokens" jsonb NOT NULL,
	"keys_made_at" timestamp (3) with time zone NOT NULL,
	"last_checked_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"soa_record" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_requests" ADD COLUMN "test_id" text;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_tests_end" ON "sso_tests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_domains_identity" ON "email_domains" USING btree ("email_identity");--> statement-breakpoint
CREATE INDEX "email_domains_due" ON "email_domains" USING btree ("due_at");