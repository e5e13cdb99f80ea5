ALTER TABLE "outbox" ADD COLUMN "hold_id" text;--> statement-breakpoint
CREATE INDEX "outbox_hold" ON "outbox" USING btree ("customer_id","hold_id") WHERE hold_id is not null;