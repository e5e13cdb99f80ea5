CREATE TABLE "audit_chains" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"checkpoint_position" bigint DEFAULT 0 NOT NULL,
	"checkpoint_hash" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"signature" text NOT NULL,
	"streamed_position" bigint DEFAULT 0 NOT NULL,
	"stream_claimed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "digest" text;--> statement-breakpoint
CREATE INDEX "audit_entries_unchained" ON "audit_entries" USING btree ("customer_id","at","id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "audit_entries_position" ON "audit_entries" USING btree ("customer_id","position") WHERE position > 0;