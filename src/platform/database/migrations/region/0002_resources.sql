CREATE TABLE "export_tickets" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "export_tickets_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"layout" jsonb,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "assessment_packages" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"product" text NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "assessment_packages_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "workflow_sets" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"options" jsonb NOT NULL,
	"workflow_count" integer GENERATED ALWAYS AS (jsonb_array_length(options)) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "workflow_sets_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"stages" jsonb NOT NULL,
	"stage_count" integer GENERATED ALWAYS AS (jsonb_array_length(stages)) STORED,
	"default_language" text GENERATED ALWAYS AS (stages->0->>'language') STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "workflows_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "role_families" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "role_families_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"external_vacancy_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"role_family_id" text,
	"role_family_name" text,
	"location_address" text,
	"location_lat" double precision,
	"location_lng" double precision,
	"job_requisition_id" text,
	"workflow_id" text NOT NULL,
	"workflow_name" text NOT NULL,
	"stages" jsonb NOT NULL,
	"application_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(title || chr(10) || external_vacancy_id)) STORED,
	CONSTRAINT "vacancies_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "vacancy_managers" (
	"customer_id" text NOT NULL,
	"vacancy_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"external_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	CONSTRAINT "vacancy_managers_customer_id_vacancy_id_position_pk" PRIMARY KEY("customer_id","vacancy_id","position")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"vacancy_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"status" text NOT NULL,
	"stage_id" text NOT NULL,
	"is_manually_progressed" boolean,
	"external_applicant_id" text,
	"external_application_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"application_id" text NOT NULL,
	"vacancy_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"product" text NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"assessment_package_id" text,
	"assessment_package_version" integer,
	"external_assessment_id" text,
	"external_assessment_package_id" text NOT NULL,
	"external_cohort_id" text,
	"assessment_link" text,
	"insights_link" text,
	"is_viewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"predicted_at" timestamp (3) with time zone,
	"device_type" text,
	"time_taken_seconds" integer,
	"nps_score" integer,
	"recommendation" text,
	"recommendation_score" double precision,
	"plagiarism_question_count" integer,
	"profanity_question_count" integer,
	"outlier_question_count" integer,
	"agc_question_count" integer,
	"is_profanity" boolean,
	"is_plagiarism" boolean,
	"is_outlier" boolean,
	"is_low_text_quality" boolean,
	"is_agc" boolean,
	"rating" double precision,
	"comment" text,
	"reviewer_ids" jsonb,
	"completed_reviewer_count" integer,
	"other_results" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "assessments_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"phone_number" text,
	"location_address" text,
	"location_lat" double precision,
	"location_lng" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"purged_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || coalesce(last_name, '') || chr(10) || email)) STORED,
	CONSTRAINT "candidates_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_events" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"event_type" text NOT NULL,
	"mail_message_id" text NOT NULL,
	"mail_recipient" text NOT NULL,
	"mail_sender" text NOT NULL,
	"master_id" text,
	"subject" text,
	"template_id" text,
	"template_type" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_events_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_events" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"template_type" text NOT NULL,
	"template_id" text,
	"master_id" text,
	"sms_message_id" text NOT NULL,
	"sms_origination_phone_number" text,
	"sms_destination_phone_number" text NOT NULL,
	"total_message_parts" integer NOT NULL,
	"iso_country_code" text,
	"event_type" text NOT NULL,
	"carrier_name" text,
	"is_final" boolean NOT NULL,
	"sms_message_status" text NOT NULL,
	"sms_message_status_description" text,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_events_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "ats_requests" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"master_id" text,
	"request_type" text NOT NULL,
	"ats_name" text NOT NULL,
	"external_tenant_id" text,
	"request_count" integer DEFAULT 1 NOT NULL,
	"retryable" boolean DEFAULT false NOT NULL,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"extra" jsonb,
	"payload" jsonb,
	"responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "ats_requests_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "ats_tenants" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"hierarchy_id" text NOT NULL,
	"ats_name" text NOT NULL,
	"external_tenant_id" text,
	"customer_name" text,
	"credential" jsonb,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"username" text,
	"client_id" text,
	"grant_type" text,
	"issue_token_url" text,
	"base_url" text,
	"segment_code" text,
	"is_master_customer" boolean,
	"request_status_change_email" text,
	"report_prediction_result_url" text,
	"report_application_url" text,
	"reviews_url" text,
	"assessment_api_url" text,
	"assessment_api_client_id" text,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "ats_tenants_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "description" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_values" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name)) STORED;--> statement-breakpoint
CREATE INDEX "export_tickets_end" ON "export_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("customer_id","owner_id","resource",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_resource" ON "saved_views" USING btree ("customer_id","resource",lower("name"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_packages_external" ON "assessment_packages" USING btree ("customer_id","external_id");--> statement-breakpoint
CREATE INDEX "assessment_packages_name" ON "assessment_packages" USING btree ("customer_id","product",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "assessment_packages_created" ON "assessment_packages" USING btree ("customer_id","product","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workflow_sets_id" ON "workflow_sets" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_sets_name_once" ON "workflow_sets" USING btree ("customer_id",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflow_sets_name" ON "workflow_sets" USING btree ("customer_id",lower("name"),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflow_sets_created" ON "workflow_sets" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflow_sets_count" ON "workflow_sets" USING btree ("customer_id","workflow_count","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflow_sets_archived" ON "workflow_sets" USING btree ("customer_id","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "workflows_id" ON "workflows" USING btree ("id");--> statement-breakpoint
CREATE INDEX "workflows_name" ON "workflows" USING btree ("customer_id",lower("name"),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflows_created" ON "workflows" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflows_stages" ON "workflows" USING btree ("customer_id","stage_count","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "workflows_archived" ON "workflows" USING btree ("customer_id","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_families_name" ON "role_families" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE INDEX "vacancies_id" ON "vacancies" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancies_external_once" ON "vacancies" USING btree ("customer_id","external_vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancies_workflow" ON "vacancies" USING btree ("customer_id","workflow_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vacancies_created" ON "vacancies" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vacancies_title" ON "vacancies" USING btree ("customer_id",lower("title"),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vacancies_external" ON "vacancies" USING btree ("customer_id","external_vacancy_id","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vacancies_archived_created" ON "vacancies" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "vacancies_archived_title" ON "vacancies" USING btree ("customer_id",lower("title"),"id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "vacancies_archived_external" ON "vacancies" USING btree ("customer_id","external_vacancy_id","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "vacancies_archived" ON "vacancies" USING btree ("customer_id","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "vacancy_managers_email" ON "vacancy_managers" USING btree ("customer_id","email");--> statement-breakpoint
CREATE INDEX "applications_id" ON "applications" USING btree ("id");--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("customer_id","vacancy_id","stage_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("customer_id","vacancy_id","status","id");--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("customer_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_external" ON "applications" USING btree ("customer_id","external_application_id") WHERE external_application_id is not null;--> statement-breakpoint
CREATE INDEX "assessments_id" ON "assessments" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_application" ON "assessments" USING btree ("customer_id","application_id","stage_id");--> statement-breakpoint
CREATE INDEX "assessments_submitted" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_created" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_status" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","status");--> statement-breakpoint
CREATE INDEX "assessments_score" ON "assessments" USING btree ("customer_id","vacancy_id","external_assessment_package_id","recommendation_score" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_days_created" ON "assessments" USING btree ("customer_id","product","created_at");--> statement-breakpoint
CREATE INDEX "assessments_days_consented" ON "assessments" USING btree ("customer_id","product","consented_at");--> statement-breakpoint
CREATE INDEX "assessments_days_submitted" ON "assessments" USING btree ("customer_id","product","submitted_at");--> statement-breakpoint
CREATE INDEX "candidates_id" ON "candidates" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_email" ON "candidates" USING btree ("customer_id","email") WHERE purged_at is null;--> statement-breakpoint
CREATE INDEX "candidates_first_name" ON "candidates" USING btree ("customer_id",lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "email_events_message" ON "email_events" USING btree ("customer_id","mail_message_id","timestamp","id");--> statement-breakpoint
CREATE INDEX "sms_events_at" ON "sms_events" USING btree ("customer_id","timestamp" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sms_events_status" ON "sms_events" USING btree ("customer_id","sms_message_status","timestamp" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sms_events_number" ON "sms_events" USING btree ("customer_id","sms_destination_phone_number","timestamp" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_requests_id" ON "ats_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ats_requests_created" ON "ats_requests" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_requests_updated" ON "ats_requests" USING btree ("customer_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_requests_status" ON "ats_requests" USING btree ("customer_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_requests_master" ON "ats_requests" USING btree ("customer_id","master_id");--> statement-breakpoint
CREATE INDEX "ats_requests_due" ON "ats_requests" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "ats_tenants_id" ON "ats_tenants" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ats_tenants_created" ON "ats_tenants" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_tenants_name" ON "ats_tenants" USING btree ("customer_id",lower("ats_name"),"id");--> statement-breakpoint
CREATE INDEX "groups_archived" ON "groups" USING btree ("customer_id","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "users_archived" ON "users" USING btree ("customer_id","archived_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("customer_id","actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "password_updated_at";--> statement-breakpoint
-- Entries from before name no subject in the part of its own; and a search for the name of a changed row looks there.
INSERT INTO audit_values (customer_id, entry_id, subject_id)
  SELECT customer_id, audit_entries.id, subject FROM audit_entries, jsonb_array_elements_text(subjects) AS subject ON CONFLICT DO NOTHING;
UPDATE audit_entries SET subject_count = jsonb_array_length(subjects);
DO $$
DECLARE
  place text;
BEGIN
  SELECT nspname INTO place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  IF place IS NOT NULL THEN
    EXECUTE format('CREATE INDEX audit_values_search ON audit_values USING gin (search_text %I.gin_trgm_ops)', place);
  END IF;
END
$$;
--> statement-breakpoint
-- The window of time of a customer's mails, with what its totals and facets count: they are read from the index alone.
CREATE INDEX email_events_at ON email_events (customer_id, timestamp DESC, id DESC) INCLUDE (organization_id, template_type, event_type);
--> statement-breakpoint
-- Recipients are looked for by any part of their address, as 0001_search.sql does for names.
DO $$
DECLARE
  place text;
BEGIN
  SELECT nspname INTO place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  IF place IS NOT NULL THEN
    EXECUTE format('CREATE INDEX email_events_recipient ON email_events USING gin (mail_recipient %I.gin_trgm_ops)', place);
  END IF;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  place text;
BEGIN
  SELECT nspname INTO place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  IF place IS NOT NULL THEN
    EXECUTE format('CREATE INDEX groups_search ON groups USING gin (search_text %I.gin_trgm_ops)', place);
  END IF;
END
$$;
--> statement-breakpoint
-- Searches in vacancies, and for candidates by their names and addresses, as in 0001_search.
DO $$
DECLARE
  place text;
BEGIN
  SELECT nspname INTO place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
  IF place IS NOT NULL THEN
    EXECUTE format('CREATE INDEX vacancies_search ON vacancies USING gin (search_text %I.gin_trgm_ops)', place);
    EXECUTE format('CREATE INDEX candidates_search ON candidates USING gin (search_text %I.gin_trgm_ops)', place);
  END IF;
END
$$;
