INSERT INTO "job_versions" ("job_id", "version", "title", "text", "requirements", "created_at")
SELECT "id", "version" + 1, "title", "text", regexp_replace("requirements", '"weight":(5\.[0-9]+|[6-9](\.[0-9]+)?|[1-9][0-9]+(\.[0-9]+)?)(?=[,}])', '"weight":5', 'g'), now()
FROM "job_descriptions" WHERE "requirements" ~ '"weight":(5\.[0-9]+|[6-9](\.[0-9]+)?|[1-9][0-9]+(\.[0-9]+)?)[,}]';--> statement-breakpoint
UPDATE "job_descriptions" AS "job" SET "version" = "kept"."version", "requirements" = "kept"."requirements"
FROM "job_versions" AS "kept"
WHERE "kept"."job_id" = "job"."id" AND "kept"."version" = "job"."version" + 1;
