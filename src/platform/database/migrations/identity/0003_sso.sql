CREATE TABLE "idempotency_keys" (
	"actor_id" text NOT NULL,
	"operation" text NOT NULL,
	"key_hash" text NOT NULL,
	"arguments_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_operation_key_hash_pk" PRIMARY KEY("actor_id","operation","key_hash")
);
--> statement-breakpoint
CREATE TABLE "sso_assertions" (
	"customer_id" text NOT NULL,
	"assertion_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_assertions_customer_id_assertion_hash_pk" PRIMARY KEY("customer_id","assertion_hash")
);
--> statement-breakpoint
CREATE TABLE "sso_configs" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"aws_region" text NOT NULL,
	"group_ids" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"login_url" text NOT NULL,
	"logout_url" text,
	"public_certificates" jsonb NOT NULL,
	"user_provision_mode" text DEFAULT 'In-time' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_subjects" (
	"customer_id" text NOT NULL,
	"issuer" text NOT NULL,
	"name_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_subjects_customer_id_issuer_name_id_pk" PRIMARY KEY("customer_id","issuer","name_id")
);
--> statement-breakpoint
ALTER TABLE "sso_configs" ADD CONSTRAINT "sso_configs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sso_assertions_end" ON "sso_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_requests_end" ON "sso_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_subjects_identity" ON "sso_subjects" USING btree ("identity_id");