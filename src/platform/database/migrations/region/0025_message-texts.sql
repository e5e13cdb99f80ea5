CREATE TABLE "message_texts" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"event" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"body" text,
	"author_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_texts_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_texts_version" ON "message_texts" USING btree ("customer_id","channel","language","event","version");