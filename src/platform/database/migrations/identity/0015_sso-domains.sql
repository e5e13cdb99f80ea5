CREATE TABLE "sso_domains" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"aws_region" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"last_checked_at" timestamp (3) with time zone,
	"last_found_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_domains_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_own" ON "sso_domains" USING btree ("customer_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_verified" ON "sso_domains" USING btree ("domain") WHERE state = 'VERIFIED';--> statement-breakpoint
CREATE INDEX "sso_domains_name" ON "sso_domains" USING btree ("customer_id","domain","id");--> statement-breakpoint
CREATE INDEX "sso_domains_created" ON "sso_domains" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sso_domains_due" ON "sso_domains" USING btree ("due_at");