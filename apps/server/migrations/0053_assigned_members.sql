ALTER TABLE "analyses" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "job_ids" uuid[];--> statement-breakpoint
CREATE INDEX "analyses_organization_id_assignee_id_index" ON "analyses" USING btree ("organization_id","assignee_id");--> statement-breakpoint
CREATE FUNCTION forget_assigned_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.assignee_id := NULL;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER forget_assigned_member BEFORE UPDATE OF assignee ON "analyses"
	FOR EACH ROW WHEN (NEW.assignee IS DISTINCT FROM OLD.assignee AND NEW.assignee_id IS NOT DISTINCT FROM OLD.assignee_id AND OLD.assignee_id IS NOT NULL)
	EXECUTE FUNCTION forget_assigned_member();
--> statement-breakpoint
UPDATE "analyses" SET "assignee_id" = named.user_id
	FROM (
		SELECT m.organization_id, lower(known.word) AS word, (array_agg(DISTINCT m.user_id))[1] AS user_id
		FROM "memberships" m
		JOIN "users" u ON u.id = m.user_id AND u.deleted_at IS NULL
		CROSS JOIN LATERAL (VALUES (u.name), (u.email)) AS known(word)
		WHERE known.word <> '' AND m.role IN ('owner', 'recruiter')
		GROUP BY m.organization_id, lower(known.word)
		HAVING count(DISTINCT m.user_id) = 1
	) AS named
	WHERE named.organization_id = "analyses"."organization_id" AND named.word = lower("analyses"."assignee");