CREATE TABLE "api_keys" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"name" text NOT NULL,
	"group_ids" jsonb NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requests_per_minute" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "api_keys_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE INDEX "api_keys_id" ON "api_keys" USING btree ("id");--> statement-breakpoint
CREATE INDEX "api_keys_created" ON "api_keys" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_keys_name" ON "api_keys" USING btree ("customer_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "api_keys_last_used" ON "api_keys" USING btree ("customer_id","last_used_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_keys_expires" ON "api_keys" USING btree ("customer_id","expires_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);