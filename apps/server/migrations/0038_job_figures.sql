CREATE TABLE "job_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "scored_by" text[];--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "lacking" text[];--> statement-breakpoint
ALTER TABLE "job_status_changes" ADD CONSTRAINT "job_status_changes_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_changes" ADD CONSTRAINT "job_status_changes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_status_changes_job_id_at_index" ON "job_status_changes" USING btree ("job_id","at");--> statement-breakpoint
-- `missing` and `unknown` are what earlier releases called it. A verdict without credit is never scored.
CREATE FUNCTION keep_scored_requirements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT array_agg(verdict->>'requirementId'),
    array_agg(verdict->>'requirementId') FILTER (WHERE verdict->>'status' IN ('not-met', 'not-found', 'missing', 'unknown'))
  INTO NEW.scored_by, NEW.lacking
  FROM json_array_elements(NEW.verdicts::json) AS verdict
  WHERE verdict->>'credit' IS NOT NULL;
  RETURN NEW;
EXCEPTION WHEN invalid_text_representation OR invalid_parameter_value THEN
  -- Verdicts that cannot be read count nowhere.
  NEW.scored_by := NULL;
  NEW.lacking := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER analyses_scored_requirements BEFORE INSERT OR UPDATE OF verdicts ON analyses FOR EACH ROW EXECUTE FUNCTION keep_scored_requirements();
--> statement-breakpoint
UPDATE analyses SET verdicts = verdicts;
