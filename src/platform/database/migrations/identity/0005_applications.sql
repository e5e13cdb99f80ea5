ALTER TABLE "outbox" ADD COLUMN "master_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "template_id" text;