-- Only adds.
CREATE TABLE "dead_letters" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"store" text NOT NULL,
	"kind" text NOT NULL,
	"region" text,
	"organization_id" text,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"error" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dead_letters_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"process" text,
	"reported" text NOT NULL,
	"reporter" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"measured_at" timestamp (3) with time zone,
	"latency" integer,
	"is_read_only" boolean,
	"is_replica_used" boolean,
	"replica_lag" integer,
	"size" integer,
	"connections" integer,
	"connection_limit" integer,
	"migration" text,
	"is_migration_known" boolean,
	"waiting" integer,
	"oldest_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"error" text,
	"failing_since" timestamp (3) with time zone,
	"version" text,
	"started_at" timestamp (3) with time zone,
	"memory" integer,
	"event_loop_delay" integer,
	"leads" text
);
--> statement-breakpoint
CREATE INDEX "dead_letters_failed" ON "dead_letters" USING btree ("failed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dead_letters_created" ON "dead_letters" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dead_letters_store" ON "dead_letters" USING btree ("store","kind");--> statement-breakpoint
CREATE INDEX "platform_parts_kind" ON "platform_parts" USING btree ("kind","name","id");