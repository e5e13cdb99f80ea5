CREATE TABLE "suppressed_addresses" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"suppressed_at" timestamp (3) with time zone NOT NULL,
	"allowed_at" timestamp (3) with time zone,
	CONSTRAINT "suppressed_addresses_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_addresses_email" ON "suppressed_addresses" USING btree ("customer_id","email");--> statement-breakpoint
CREATE INDEX "suppressed_addresses_at" ON "suppressed_addresses" USING btree ("customer_id","suppressed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE allowed_at is null;