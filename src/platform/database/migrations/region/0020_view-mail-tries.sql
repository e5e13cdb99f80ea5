ALTER TABLE "view_mails" ADD COLUMN "locale" text DEFAULT 'en-GB' NOT NULL;--> statement-breakpoint
ALTER TABLE "view_mails" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "view_mails" ADD COLUMN "taken_until" timestamp (3) with time zone;