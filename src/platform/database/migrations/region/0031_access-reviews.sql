CREATE TABLE "policy_versions" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"policy_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"statements" jsonb NOT NULL,
	"author_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_versions_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "right_uses" (
	"customer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"used_right" text NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	CONSTRAINT "right_uses_customer_id_user_id_used_right_pk" PRIMARY KEY("customer_id","user_id","used_right")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "policy_versions_version" ON "policy_versions" USING btree ("customer_id","policy_id","version");--> statement-breakpoint
CREATE INDEX "right_uses_first" ON "right_uses" USING btree ("first_on");