CREATE TABLE "compared_resumes" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"compared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_matches" (
	"job_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_version" integer NOT NULL,
	"engine_version" text NOT NULL,
	"source" text NOT NULL,
	"score" integer,
	"missing" integer NOT NULL,
	"lines" text NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_matches_job_id_resume_id_pk" PRIMARY KEY("job_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "match_notices" (
	"job_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_notices_job_id_person_id_pk" PRIMARY KEY("job_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "match_settings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"tells_team" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compared_resumes" ADD CONSTRAINT "compared_resumes_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_resumes" ADD CONSTRAINT "compared_resumes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_settings" ADD CONSTRAINT "match_settings_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_settings" ADD CONSTRAINT "match_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compared_resumes_organization_id_index" ON "compared_resumes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "job_matches_resume_id_index" ON "job_matches" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "job_matches_organization_id_index" ON "job_matches" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "match_notices_person_id_index" ON "match_notices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "match_notices_organization_id_index" ON "match_notices" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "match_settings_organization_id_index" ON "match_settings" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resumes_read_at_index" ON "resumes" USING btree ("read_at");
--> statement-breakpoint
SELECT protect_by_organization('compared_resumes');
--> statement-breakpoint
SELECT protect_by_organization('job_matches');
--> statement-breakpoint
SELECT protect_by_organization('match_notices');
--> statement-breakpoint
SELECT protect_by_organization('match_settings');
