ALTER TABLE "sign_in_rules" ADD COLUMN "sso_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_rules" ADD COLUMN "break_glass_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "proven_at" timestamp (3) with time zone;