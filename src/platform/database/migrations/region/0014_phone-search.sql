-- People are looked for by the end of their number: `0491 570 156` is +61491570156. Reversed, the end is a prefix, which an index serves.
CREATE INDEX candidates_phone ON candidates (customer_id, reverse(phone_number) text_pattern_ops) WHERE phone_number IS NOT NULL;
--> statement-breakpoint
CREATE INDEX users_phone ON users (customer_id, reverse(phone_number) text_pattern_ops) WHERE phone_number IS NOT NULL;
