CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"merged_into" uuid
);
--> statement-breakpoint
SELECT protect_by_organization('people');
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_organization_id_created_at_index" ON "people" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "people_merged_into_index" ON "people" USING btree ("merged_into");--> statement-breakpoint
-- Without a default at first, since a random one would write every document again.
ALTER TABLE "resumes" ADD COLUMN "person_id" uuid;
--> statement-breakpoint
-- Each resume of before gets a person of its own, who has its id; those of one person are gathered later.
INSERT INTO people (id, organization_id, created_by, created_at)
SELECT id, organization_id, created_by, created_at FROM resumes;
--> statement-breakpoint
UPDATE resumes SET person_id = id;
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "person_id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "person_id" SET NOT NULL;
--> statement-breakpoint
-- Looked at when the transaction ends, since the trigger below makes the person after the resume.
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "resumes_person_id_index" ON "resumes" USING btree ("person_id");
--> statement-breakpoint
-- After the insertion and not before: where the same content is there already, nothing is inserted.
CREATE FUNCTION make_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people (id, organization_id, created_by, created_at)
  VALUES (NEW.person_id, NEW.organization_id, NEW.created_by, NEW.created_at)
  ON CONFLICT (id) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resumes_person AFTER INSERT ON resumes FOR EACH ROW EXECUTE FUNCTION make_person();
--> statement-breakpoint
-- The lock lets only one of two deletions, or of a deletion and a merge, look at a time.
CREATE FUNCTION remove_person_without_resumes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM people WHERE id = OLD.person_id FOR UPDATE;
  IF NOT EXISTS (SELECT 1 FROM resumes WHERE person_id = OLD.person_id) THEN
    DELETE FROM people WHERE id = OLD.person_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resumes_last_of_person AFTER DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION remove_person_without_resumes();
