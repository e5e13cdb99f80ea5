CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"password_updated_at" timestamp (3) with time zone,
	"force_reset" boolean DEFAULT false NOT NULL,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"user_type" text NOT NULL,
	"source" text NOT NULL,
	"organization_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"aws_region" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"identity_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"token_hash" text NOT NULL,
	"identity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_devices_token_hash_identity_id_pk" PRIMARY KEY("token_hash","identity_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp (3) with time zone,
	"identity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"absolute_expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"aws_region" text NOT NULL,
	"root_hierarchy_id" text NOT NULL,
	"unique_name" text NOT NULL,
	"display_name" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(display_name || chr(10) || unique_name)) STORED
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"unique_name" text NOT NULL,
	"display_name" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(display_name || chr(10) || unique_name)) STORED
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"actor_id" text NOT NULL,
	"organization_id" text,
	"region" text NOT NULL,
	"subjects" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "audit_entries_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"customer_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"values" jsonb,
	CONSTRAINT "audit_values_customer_id_entry_id_subject_id_pk" PRIMARY KEY("customer_id","entry_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "outbox_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "totals_customer_id_name_pk" PRIMARY KEY("customer_id","name")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD CONSTRAINT "mfa_challenges_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_email" ON "identities" USING btree ("email");--> statement-breakpoint
CREATE INDEX "identities_customer" ON "identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "login_attempts_last" ON "login_attempts" USING btree ("last_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_challenges_token" ON "mfa_challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mfa_challenges_identity" ON "mfa_challenges" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_end" ON "mfa_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "remembered_devices_identity" ON "remembered_devices" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "remembered_devices_end" ON "remembered_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous" ON "sessions" USING btree ("previous_hash") WHERE previous_hash is not null;--> statement-breakpoint
CREATE INDEX "sessions_identity" ON "sessions" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("absolute_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_unique_name" ON "customers" USING btree ("unique_name");--> statement-breakpoint
CREATE INDEX "customers_organization_created" ON "customers" USING btree ("organization_id","aws_region","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customers_organization_display" ON "customers" USING btree ("organization_id","aws_region",lower("display_name"),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customers_organization_unique" ON "customers" USING btree ("organization_id","aws_region","unique_name") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customers_organization_archived" ON "customers" USING btree ("organization_id","aws_region","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("aws_region","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customers_display" ON "customers" USING btree ("aws_region",lower("display_name"),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customers_archived" ON "customers" USING btree ("aws_region","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_unique_name" ON "organizations" USING btree (lower("unique_name"));--> statement-breakpoint
CREATE INDEX "organizations_created" ON "organizations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "organizations_display" ON "organizations" USING btree (lower("display_name"),"id");--> statement-breakpoint
CREATE INDEX "organizations_archived" ON "organizations" USING btree ("archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("customer_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_values_subject" ON "audit_values" USING btree ("customer_id","subject_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);