-- Names, addresses and scores of candidates have rights of their own now: who could list applications keeps seeing both.
UPDATE "policies" SET "statements" = (
  SELECT jsonb_agg(
    CASE WHEN statement -> 'effect' = '"allow"' AND statement -> 'actions' ?| ARRAY['apps:viewApplicationList', 'apps:viewApplication']
      THEN jsonb_set(statement, '{actions}', (
        SELECT jsonb_agg(DISTINCT action ORDER BY action)
        FROM jsonb_array_elements(statement -> 'actions' || '["apps:viewCandidate", "apps:viewScores"]'::jsonb) AS action
      ))
      ELSE statement
    END ORDER BY place)
  FROM jsonb_array_elements("statements") WITH ORDINALITY AS each(statement, place)
) WHERE "statements" @> '[{"effect": "allow"}]' AND jsonb_path_exists("statements", '$[*].actions[*] ? (@ == "apps:viewApplicationList" || @ == "apps:viewApplication")');
