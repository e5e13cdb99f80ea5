CREATE TABLE "webhook_deliveries" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"record_id" text NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"request_count" integer DEFAULT 0 NOT NULL,
	"retryable" boolean DEFAULT false NOT NULL,
	"payload" jsonb,
	"responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"position" bigserial NOT NULL,
	"held_until" timestamp (3) with time zone,
	"hold_id" text,
	"first_tried_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"secret_made_at" timestamp (3) with time zone NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(name || chr(10) || url)) STORED,
	CONSTRAINT "webhooks_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_id" ON "webhook_deliveries" USING btree ("id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("customer_id","webhook_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("customer_id","webhook_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("customer_id","record_id","position") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_old" ON "webhook_deliveries" USING btree ("created_at") WHERE status <> 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_record" ON "webhook_deliveries" USING btree ("customer_id","record_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_held" ON "webhook_deliveries" USING btree ("customer_id","hold_id") WHERE hold_id is not null;--> statement-breakpoint
CREATE INDEX "webhooks_id" ON "webhooks" USING btree ("id");--> statement-breakpoint
CREATE INDEX "webhooks_name" ON "webhooks" USING btree ("customer_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "webhooks_created" ON "webhooks" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);