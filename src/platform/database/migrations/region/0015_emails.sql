ALTER TABLE "email_events" ADD COLUMN "latest_event" text;--> statement-breakpoint
ALTER TABLE "email_events" ADD COLUMN "latest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_events" ADD COLUMN "latest_failure" text;--> statement-breakpoint
ALTER TABLE "email_events" ADD COLUMN "event_types" text[];--> statement-breakpoint
-- The first event of each mail knows how far it came. After a failure by the platform itself the first event is the bounce.
UPDATE email_events AS first SET latest_event = mail.latest_event, latest_at = mail.latest_at, latest_failure = mail.latest_failure, event_types = mail.event_types
FROM (
  SELECT customer_id,
    (array_agg(id ORDER BY timestamp, place, id))[1] AS id,
    (array_agg(event_type ORDER BY place DESC, timestamp DESC))[1] AS latest_event,
    (array_agg(timestamp ORDER BY place DESC, timestamp DESC))[1] AS latest_at,
    (array_agg(failure ORDER BY place DESC, timestamp DESC))[1] AS latest_failure,
    array_agg(DISTINCT event_type) AS event_types
  FROM (
    SELECT *, array_position(ARRAY['Send', 'Delivery', 'Open', 'Click', 'Bounce', 'Complaint'], event_type) AS place FROM email_events
  ) AS placed
  GROUP BY customer_id, mail_message_id
) AS mail
WHERE first.customer_id = mail.customer_id AND first.id = mail.id;
--> statement-breakpoint
CREATE INDEX emails_sent ON email_events (customer_id, timestamp DESC, id DESC) INCLUDE (organization_id, template_type, latest_event, event_types) WHERE latest_event IS NOT NULL;
--> statement-breakpoint
CREATE INDEX emails_latest ON email_events (customer_id, latest_at DESC, id DESC) INCLUDE (organization_id, template_type, latest_event, event_types, timestamp) WHERE latest_event IS NOT NULL;
