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
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view" FOREIGN KEY ("customer_id","view_id") REFERENCES "saved_views"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "default_views_group" ON "default_views" USING btree ("customer_id","resource","group_id");