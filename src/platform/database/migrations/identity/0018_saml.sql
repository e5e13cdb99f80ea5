CREATE TABLE "sso_keys" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"certificate" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_keys_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"issuer" text NOT NULL,
	"name_id" text NOT NULL,
	"name_format" text,
	"session_index" text,
	"end_session_url" text,
	"id_token" text
);
--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "claims" jsonb;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "group_mappings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "provider_entity_id" text;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "provider_metadata_url" text;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "metadata_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "metadata_problem" text;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "signs_requests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "single_logout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_steps" ADD COLUMN "name_format" text;--> statement-breakpoint
ALTER TABLE "sso_steps" ADD COLUMN "session_index" text;--> statement-breakpoint
ALTER TABLE "sso_steps" ADD COLUMN "end_session_url" text;--> statement-breakpoint
ALTER TABLE "sso_steps" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "sso_sessions" ADD CONSTRAINT "sso_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_keys_state" ON "sso_keys" USING btree ("customer_id","state");--> statement-breakpoint
CREATE INDEX "sso_sessions_name" ON "sso_sessions" USING btree ("customer_id","issuer","name_id");--> statement-breakpoint
ALTER TABLE "sso_steps" ADD COLUMN "groups" jsonb;--> statement-breakpoint
UPDATE "sso_configs" SET "claims" = jsonb_build_object(
  'email', "oidc"->'emailClaim', 'firstName', "oidc"->'firstNameClaim', 'lastName', "oidc"->'lastNameClaim', 'groups', null
) WHERE "protocol" = 'OIDC' AND coalesce("oidc"->>'emailClaim', "oidc"->>'firstNameClaim', "oidc"->>'lastNameClaim') IS NOT NULL;--> statement-breakpoint
UPDATE "sso_configs" SET "oidc" = "oidc" - 'emailClaim' - 'firstNameClaim' - 'lastNameClaim' WHERE "oidc" IS NOT NULL;
