ALTER TABLE "sso_configs" ADD COLUMN "protocol" text DEFAULT 'SAML' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "oidc" jsonb;--> statement-breakpoint
ALTER TABLE "sso_configs" ADD COLUMN "client_secret" text;