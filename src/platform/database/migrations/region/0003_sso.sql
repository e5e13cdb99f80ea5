CREATE TABLE "idempotency_keys" (
	"actor_id" text NOT NULL,
	"operation" text NOT NULL,
	"key_hash" text NOT NULL,
	"arguments_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_operation_key_hash_pk" PRIMARY KEY("actor_id","operation","key_hash")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");