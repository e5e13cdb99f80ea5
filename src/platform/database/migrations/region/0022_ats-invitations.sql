CREATE TABLE "ats_invitations" (
	"customer_id" text NOT NULL,
	"application_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"ats_tenant_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ats_invitations_customer_id_application_id_pk" PRIMARY KEY("customer_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "ats_tenants" ADD COLUMN "group_grants" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "ats_invitations_waiting" ON "ats_invitations" USING btree ("customer_id","ats_tenant_id","created_at","application_id");