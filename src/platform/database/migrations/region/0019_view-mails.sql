CREATE TABLE "view_mails" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"view_id" text NOT NULL,
	"view_name" text NOT NULL,
	"resource" text NOT NULL,
	"frequency" text NOT NULL,
	"weekday" integer,
	"hour" integer NOT NULL,
	"zone" text NOT NULL,
	"only_changed" boolean NOT NULL,
	"next_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"last_digest" text,
	"paused_because" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "view_mails_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "view_mails_view" ON "view_mails" USING btree ("customer_id","owner_id","view_id");--> statement-breakpoint
CREATE INDEX "view_mails_due" ON "view_mails" USING btree ("next_at") WHERE next_at is not null;