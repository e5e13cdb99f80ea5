CREATE TABLE "default_views" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"resource" text NOT NULL,
	"group_id" text NOT NULL,
	"view_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "default_views_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "default_views_group" ON "default_views" USING btree ("customer_id","resource","group_id");--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("customer_id","view_id");