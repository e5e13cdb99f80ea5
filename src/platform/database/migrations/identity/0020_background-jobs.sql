-- Only adds.
CREATE TABLE "background_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"begun_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"failed_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"store" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "background_jobs_name" ON "background_jobs" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "background_jobs_begun" ON "background_jobs" USING btree ("begun_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "background_jobs_next" ON "background_jobs" USING btree ("next_at","id");--> statement-breakpoint
CREATE INDEX "background_jobs_failed" ON "background_jobs" USING btree ("failed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);