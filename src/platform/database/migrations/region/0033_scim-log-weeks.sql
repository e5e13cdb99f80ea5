-- Only adds.
-- Online.
-- The log of SCIM requests is partitioned by week, so that old weeks are dropped instead of deleted row by row. Nothing is copied:
-- the table becomes the first partition, of all that was before a Monday at least four weeks ahead. The platform makes those after it.
CREATE UNIQUE INDEX CONCURRENTLY "scim_requests_before_pk" ON "scim_requests" USING btree ("customer_id","id","created_at");
--> statement-breakpoint
DO $$
BEGIN
  ALTER TABLE "scim_requests" DROP CONSTRAINT IF EXISTS "scim_requests_before";
  EXECUTE format('ALTER TABLE "scim_requests" ADD CONSTRAINT "scim_requests_before" CHECK ("created_at" < %L) NOT VALID',
    date_trunc('week', now(), 'UTC') + interval '840 hours');
END $$;
--> statement-breakpoint
ALTER TABLE "scim_requests" VALIDATE CONSTRAINT "scim_requests_before";
--> statement-breakpoint
-- Nothing in here reads rows: indexes and the constraint are there already.
DO $$
DECLARE
  bound text;
BEGIN
  LOCK TABLE "scim_requests" IN ACCESS EXCLUSIVE MODE;
  SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''') INTO STRICT bound
    FROM pg_constraint WHERE conrelid = '"scim_requests"'::regclass AND conname = 'scim_requests_before';
  ALTER TABLE "scim_requests" RENAME TO "scim_requests_before";
  ALTER INDEX "scim_requests_id" RENAME TO "scim_requests_before_id";
  ALTER INDEX "scim_requests_created" RENAME TO "scim_requests_before_created";
  ALTER INDEX "scim_requests_resource" RENAME TO "scim_requests_before_resource";
  ALTER INDEX "scim_requests_old" RENAME TO "scim_requests_before_old";
  ALTER TABLE "scim_requests_before" DROP CONSTRAINT "scim_requests_customer_id_id_pk";
  ALTER TABLE "scim_requests_before" ADD CONSTRAINT "scim_requests_before_pk" PRIMARY KEY USING INDEX "scim_requests_before_pk";
  CREATE TABLE "scim_requests" (LIKE "scim_requests_before" INCLUDING DEFAULTS INCLUDING GENERATED,
    CONSTRAINT "scim_requests_customer_id_id_created_at_pk" PRIMARY KEY ("customer_id","id","created_at")) PARTITION BY RANGE ("created_at");
  CREATE INDEX "scim_requests_id" ON "scim_requests" USING btree ("id");
  CREATE INDEX "scim_requests_created" ON "scim_requests"
    USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
  CREATE INDEX "scim_requests_resource" ON "scim_requests"
    USING btree ("customer_id","resource_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
  EXECUTE format('ALTER TABLE "scim_requests" ATTACH PARTITION "scim_requests_before" FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  ALTER TABLE "scim_requests_before" DROP CONSTRAINT "scim_requests_before";
  CREATE TABLE "scim_requests_rest" PARTITION OF "scim_requests" DEFAULT;
END $$;
