ALTER TABLE "sign_in_rules" ADD COLUMN "idle_minutes" integer;--> statement-breakpoint
ALTER TABLE "sign_in_rules" ADD COLUMN "absolute_hours" integer;