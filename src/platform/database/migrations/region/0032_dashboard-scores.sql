-- Figures of scores need the right to see scores now: who could see the dashboard alone keeps seeing them.
UPDATE "policies" SET "statements" = (
  SELECT jsonb_agg(
    CASE WHEN statement -> 'effect' = '"allow"' AND statement -> 'actions' ? 'datalake:viewDashboard'
      THEN jsonb_set(statement, '{actions}', (
        SELECT jsonb_agg(DISTINCT action ORDER BY action)
        FROM jsonb_array_elements(statement -> 'actions' || '["apps:viewScores"]'::jsonb) AS action
      ))
      ELSE statement
    END ORDER BY place)
  FROM jsonb_array_elements("statements") WITH ORDINALITY AS each(statement, place)
) WHERE jsonb_path_exists("statements", '$[*] ? (@.effect == "allow").actions[*] ? (@ == "datalake:viewDashboard")')
  AND NOT jsonb_path_exists("statements", '$[*].actions[*] ? (@ == "apps:viewApplicationList" || @ == "apps:viewApplication" || @ == "apps:viewScores")');
