CREATE TABLE "listed_people" (
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"note" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_people_list_id_person_id_pk" PRIMARY KEY("list_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "talent_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_people" ADD CONSTRAINT "listed_people_list_id_talent_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."talent_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_people" ADD CONSTRAINT "listed_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_people" ADD CONSTRAINT "listed_people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_lists" ADD CONSTRAINT "talent_lists_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_people_person_id_index" ON "listed_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "listed_people_organization_id_index" ON "listed_people" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "talent_lists_organization_id_updated_at_index" ON "talent_lists" USING btree ("organization_id","updated_at");
--> statement-breakpoint
SELECT protect_by_organization('talent_lists');
--> statement-breakpoint
SELECT protect_by_organization('listed_people');
--> statement-breakpoint
-- Who a person is now: merges are followed, and one that is undone needs no change elsewhere.
CREATE FUNCTION current_person(given uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT id, merged_into FROM people WHERE id = given
    UNION ALL
    SELECT people.id, people.merged_into FROM people JOIN chain ON people.id = chain.merged_into
  )
  SELECT id FROM chain WHERE merged_into IS NULL
$$;
--> statement-breakpoint
-- Tags belong to people: when a resume goes, another one of the same person keeps them.
CREATE FUNCTION keep_tags_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resume_tags (resume_id, organization_id, created_by, key, tag, created_at)
  SELECT sibling.id, tags.organization_id, tags.created_by, tags.key, tags.tag, tags.created_at
  FROM resume_tags tags
  JOIN organizations ON organizations.id = tags.organization_id
  JOIN LATERAL (
    SELECT id FROM resumes WHERE person_id = OLD.person_id AND id <> OLD.id ORDER BY created_at DESC, id LIMIT 1
  ) sibling ON true
  WHERE tags.resume_id = OLD.id
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER resumes_tags BEFORE DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION keep_tags_of_person();
