CREATE TABLE "group_members" (
	"customer_id" text NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_customer_id_group_id_user_id_pk" PRIMARY KEY("customer_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "groups_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "hierarchies" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"depth" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "hierarchies_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"purpose" text NOT NULL,
	"statements" jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "policies_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"user_type" text NOT NULL,
	"source" text NOT NULL,
	"notes" text,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"password_updated_at" timestamp (3) with time zone,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || chr(10) || email)) STORED,
	CONSTRAINT "users_customer_id_id_pk" PRIMARY KEY("customer_id","id")
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
CREATE INDEX "group_members_user" ON "group_members" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "groups_id" ON "groups" USING btree ("id");--> statement-breakpoint
CREATE INDEX "groups_created" ON "groups" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING btree ("customer_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "hierarchies_id" ON "hierarchies" USING btree ("id");--> statement-breakpoint
CREATE INDEX "hierarchies_path" ON "hierarchies" USING btree ("customer_id","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "policies_id" ON "policies" USING btree ("id");--> statement-breakpoint
CREATE INDEX "policies_group" ON "policies" USING btree ("customer_id","group_id");--> statement-breakpoint
CREATE INDEX "users_id" ON "users" USING btree ("id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree ("customer_id",lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("customer_id","email","id");--> statement-breakpoint
CREATE INDEX "users_last_active" ON "users" USING btree ("customer_id","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("customer_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_values_subject" ON "audit_values" USING btree ("customer_id","subject_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);