CREATE TABLE "figure_days" (
	"customer_id" text NOT NULL,
	"day" date NOT NULL,
	"hierarchy_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"applications" integer NOT NULL,
	"made" integer NOT NULL,
	"not_consented" integer NOT NULL,
	"consented" integer NOT NULL,
	"unfinished" integer NOT NULL,
	"completed" integer NOT NULL,
	"rated" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	"profanity" integer NOT NULL,
	"plagiarism" integer NOT NULL,
	"low_text_quality" integer NOT NULL,
	"mobile" integer NOT NULL,
	"desktop" integer NOT NULL,
	"recommendations" integer[] NOT NULL,
	"scores" integer[] NOT NULL,
	"times" integer[] NOT NULL,
	CONSTRAINT "figure_days_customer_id_day_hierarchy_id_pk" PRIMARY KEY("customer_id","day","hierarchy_id")
);
--> statement-breakpoint
CREATE TABLE "figure_marks" (
	"customer_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "figure_marks_of" ON "figure_marks" USING btree ("customer_id","hour");--> statement-breakpoint
CREATE INDEX "assessments_scores" ON "assessments" USING btree ("customer_id",(case when recommendation_score >= 100 then 20 else floor(recommendation_score / 5)::int end),"submitted_at","recommendation_score","hierarchy_id") WHERE product = 'FI' and submitted_at is not null;--> statement-breakpoint
CREATE INDEX "assessments_times" ON "assessments" USING btree ("customer_id",(case when time_taken_seconds >= 3720 then 31 else time_taken_seconds / 120 end),"submitted_at","time_taken_seconds","hierarchy_id") WHERE product = 'FI' and submitted_at is not null;--> statement-breakpoint
CREATE INDEX "assessments_cohort" ON "assessments" USING btree ("customer_id","external_cohort_id");--> statement-breakpoint
-- Whatever of a day differs from its roll-up has a mark: the hour of every moment that is counted, of a row that came, went or changed in what
-- counts. A region's days begin at whole hours of UTC.
CREATE FUNCTION "mark_assessment_hours"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO figure_marks (customer_id, hour)
      SELECT DISTINCT customer_id, date_trunc('hour', moment, 'UTC')
      FROM made, unnest(ARRAY[created_at, consented_at, submitted_at]) AS moment
      WHERE product = 'FI' AND moment IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO figure_marks (customer_id, hour)
      SELECT DISTINCT customer_id, date_trunc('hour', moment, 'UTC')
      FROM gone, unnest(ARRAY[created_at, consented_at, submitted_at]) AS moment
      WHERE product = 'FI' AND moment IS NOT NULL;
  ELSE
    INSERT INTO figure_marks (customer_id, hour)
      WITH before AS (
        SELECT customer_id, id, organization_id, hierarchy_id, created_at, consented_at, submitted_at, device_type, time_taken_seconds,
          nps_score, recommendation, recommendation_score, is_profanity, is_plagiarism, is_low_text_quality
        FROM gone WHERE product = 'FI'
      ), after AS (
        SELECT customer_id, id, organization_id, hierarchy_id, created_at, consented_at, submitted_at, device_type, time_taken_seconds,
          nps_score, recommendation, recommendation_score, is_profanity, is_plagiarism, is_low_text_quality
        FROM made WHERE product = 'FI'
      ), changed AS (
        (SELECT * FROM before EXCEPT SELECT * FROM after) UNION ALL (SELECT * FROM after EXCEPT SELECT * FROM before)
      )
      SELECT DISTINCT customer_id, date_trunc('hour', moment, 'UTC')
      FROM changed, unnest(ARRAY[created_at, consented_at, submitted_at]) AS moment
      WHERE moment IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "mark_application_hours"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO figure_marks (customer_id, hour) SELECT DISTINCT customer_id, date_trunc('hour', created_at, 'UTC') FROM made;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO figure_marks (customer_id, hour) SELECT DISTINCT customer_id, date_trunc('hour', created_at, 'UTC') FROM gone;
  ELSE
    INSERT INTO figure_marks (customer_id, hour)
      WITH before AS (
        SELECT customer_id, id, organization_id, hierarchy_id, created_at FROM gone
      ), after AS (
        SELECT customer_id, id, organization_id, hierarchy_id, created_at FROM made
      ), changed AS (
        (SELECT * FROM before EXCEPT SELECT * FROM after) UNION ALL (SELECT * FROM after EXCEPT SELECT * FROM before)
      )
      SELECT DISTINCT customer_id, date_trunc('hour', created_at, 'UTC') FROM changed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "assessments_made" AFTER INSERT ON "assessments" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "mark_assessment_hours"();--> statement-breakpoint
CREATE TRIGGER "assessments_changed" AFTER UPDATE ON "assessments" REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "mark_assessment_hours"();--> statement-breakpoint
CREATE TRIGGER "assessments_gone" AFTER DELETE ON "assessments" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "mark_assessment_hours"();--> statement-breakpoint
CREATE TRIGGER "applications_made" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "mark_application_hours"();--> statement-breakpoint
CREATE TRIGGER "applications_changed" AFTER UPDATE ON "applications" REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "mark_application_hours"();--> statement-breakpoint
CREATE TRIGGER "applications_gone" AFTER DELETE ON "applications" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "mark_application_hours"();--> statement-breakpoint
-- What there is already is not rolled up yet.
INSERT INTO figure_marks (customer_id, hour)
  SELECT customer_id, date_trunc('hour', created_at, 'UTC') FROM applications
  UNION
  SELECT customer_id, date_trunc('hour', moment, 'UTC')
  FROM assessments, unnest(ARRAY[created_at, consented_at, submitted_at]) AS moment
  WHERE product = 'FI' AND moment IS NOT NULL;
