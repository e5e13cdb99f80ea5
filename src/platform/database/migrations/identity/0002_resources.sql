CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_relays" (
	"customer_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"region" text NOT NULL,
	CONSTRAINT "audit_relays_customer_id_entry_id_region_pk" PRIMARY KEY("customer_id","entry_id","region")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name)) STORED;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_mails" ADD CONSTRAINT "recovery_mails_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_identity" ON "password_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "password_links_end" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_requests_created" ON "password_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "recovery_mails_identity" ON "recovery_mails" USING btree ("identity_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_mails_created" ON "recovery_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_relays_region" ON "audit_relays" USING btree ("region","entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("customer_id","actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Entries from before name no subject in the part of its own, and no region has been given them.
INSERT INTO audit_values (customer_id, entry_id, subject_id)
  SELECT customer_id, audit_entries.id, subject FROM audit_entries, jsonb_array_elements_text(subjects) AS subject ON CONFLICT DO NOTHING;
UPDATE audit_entries SET subject_count = jsonb_array_length(subjects);
INSERT INTO audit_relays (customer_id, entry_id, region)
  SELECT audit_entries.customer_id, audit_entries.id, customers.aws_region FROM audit_entries JOIN customers ON customers.id = audit_entries.customer_id
  WHERE operation NOT IN ('AuthRefreshToken', 'AuthCheckToken');
