CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "account_hash" text;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "locks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "identity_id" text;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "is_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "reported_lock" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_account" ON "login_attempts" USING btree ("account_hash");--> statement-breakpoint
CREATE INDEX "login_attempts_unreported" ON "login_attempts" USING btree ("failed_at") WHERE failures > 0 and identity_id is not null;