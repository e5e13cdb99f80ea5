CREATE TABLE "application_notes" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"application_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"mentioned_ids" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "application_notes_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "email_events" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "application_notes_of" ON "application_notes" USING btree ("customer_id","application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_notes_deleted" ON "application_notes" USING btree ("deleted_at");