-- What a resume does not mention is no failure. Groups and gates that were kept before follow from their verdicts by the rule
-- of `upgradeVerdicts` and `groupOf`: a must-have is not met where its years were counted and too few, and one that is partly
-- met or not mentioned asks for review. The verdicts stay as they were written.
WITH "old" AS MATERIALIZED (
  SELECT "id", "verdicts" FROM "analyses"
  WHERE "verdicts" LIKE '[{"requirementId":%' AND "verdicts" NOT LIKE '%"overall":%'
), "musts" AS (
  SELECT "old"."id", "verdict"->>'requirementId' AS "requirement", "place",
    "verdict"->>'status' = 'missing' AND "verdict"->>'requirementId' LIKE 'experience-%'
      AND coalesce(("verdict"->>'credit')::numeric, 0) > 0 AS "failed",
    "verdict"->>'status' IN ('partly', 'missing', 'unknown') AS "unmet"
  FROM "old", jsonb_array_elements("old"."verdicts"::jsonb) WITH ORDINALITY AS "each" ("verdict", "place")
  WHERE ("verdict"->>'must')::boolean AND ("verdict"->>'weight')::numeric > 0
), "gates" AS (
  SELECT "old"."id",
    coalesce(json_agg("requirement" ORDER BY "place") FILTER (WHERE "failed"), '[]'::json)::text AS "missing",
    count(*) FILTER (WHERE "failed") AS "failed",
    count(*) FILTER (WHERE "unmet" AND NOT "failed") AS "open"
  FROM "old" LEFT JOIN "musts" ON "musts"."id" = "old"."id"
  GROUP BY "old"."id"
)
UPDATE "analyses" SET
  "gate_passed" = "gates"."failed" = 0,
  "missing" = "gates"."missing",
  "unknown_musts" = "gates"."open",
  "group" = CASE
    WHEN "analyses"."score" IS NULL THEN 'cannot-judge'
    WHEN "gates"."failed" > 0 THEN 'missing-must'
    WHEN "gates"."open" = 0 AND round("analyses"."confidence"::numeric, 2) >= 0.5 AND "analyses"."score" >= 45 THEN 'talk-first'
    ELSE 'ask-first'
  END
FROM "gates" WHERE "gates"."id" = "analyses"."id";
