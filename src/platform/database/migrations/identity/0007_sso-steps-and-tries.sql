CREATE TABLE "sso_steps" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"issuer" text NOT NULL,
	"name_id" text NOT NULL,
	"config_version" integer NOT NULL,
	"redirect" text NOT NULL,
	"mail_hash" text,
	"mails" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_requests" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_steps" ADD CONSTRAINT "sso_steps_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_steps_end" ON "sso_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_steps_identity" ON "sso_steps" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_steps_mail" ON "sso_steps" USING btree ("mail_hash") WHERE mail_hash is not null;--> statement-breakpoint
CREATE INDEX "identities_domain" ON "identities" USING btree (split_part(email, '@', 2),"customer_id");