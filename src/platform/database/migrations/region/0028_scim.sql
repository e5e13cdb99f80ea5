CREATE TABLE "scim_links" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text,
	"user_name" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_links_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_requests" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"token_name" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"outcome" text GENERATED ALWAYS AS (case when status < 400 then 'ANSWERED' when status < 500 then 'REFUSED' else 'FAILED' end) STORED,
	"scim_type" text,
	"detail" text,
	"resource_type" text,
	"resource_id" text,
	"resource_name" text,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_requests_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"group_ids" jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "scim_tokens_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE INDEX "scim_links_external" ON "scim_links" USING btree ("customer_id","kind","external_id");--> statement-breakpoint
CREATE INDEX "scim_links_user_name" ON "scim_links" USING btree ("customer_id","user_name");--> statement-breakpoint
CREATE INDEX "scim_requests_id" ON "scim_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "scim_requests_created" ON "scim_requests" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scim_requests_resource" ON "scim_requests" USING btree ("customer_id","resource_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scim_requests_old" ON "scim_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scim_tokens_id" ON "scim_tokens" USING btree ("id");--> statement-breakpoint
CREATE INDEX "scim_tokens_created" ON "scim_tokens" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scim_tokens_name" ON "scim_tokens" USING btree ("customer_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "scim_tokens_last_used" ON "scim_tokens" USING btree ("customer_id","last_used_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scim_tokens_expires" ON "scim_tokens" USING btree ("customer_id","expires_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);