CREATE TABLE "person_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"moves" text NOT NULL,
	"apart" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
SELECT protect_by_organization('person_changes');
--> statement-breakpoint
CREATE TABLE "resume_identities" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"source" text NOT NULL,
	"identity" text NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('resume_identities');
--> statement-breakpoint
CREATE TABLE "resume_identity_keys" (
	"resume_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "resume_identity_keys_resume_id_kind_value_pk" PRIMARY KEY("resume_id","kind","value")
);
--> statement-breakpoint
SELECT protect_by_organization('resume_identity_keys');
--> statement-breakpoint
CREATE TABLE "resume_pairs" (
	"resume_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"likenesses" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_apart_at" timestamp with time zone,
	CONSTRAINT "resume_pairs_resume_id_other_id_pk" PRIMARY KEY("resume_id","other_id")
);
--> statement-breakpoint
SELECT protect_by_organization('resume_pairs');
--> statement-breakpoint
ALTER TABLE "person_changes" ADD CONSTRAINT "person_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_changes" ADD CONSTRAINT "person_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_identities" ADD CONSTRAINT "resume_identities_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_identities" ADD CONSTRAINT "resume_identities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_identity_keys" ADD CONSTRAINT "resume_identity_keys_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_identity_keys" ADD CONSTRAINT "resume_identity_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_pairs" ADD CONSTRAINT "resume_pairs_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_pairs" ADD CONSTRAINT "resume_pairs_other_id_resumes_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_pairs" ADD CONSTRAINT "resume_pairs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_changes_person_id_created_at_index" ON "person_changes" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "person_changes_other_id_index" ON "person_changes" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "person_changes_organization_id_index" ON "person_changes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resume_identities_organization_id_index" ON "resume_identities" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resume_identity_keys_organization_id_kind_value_index" ON "resume_identity_keys" USING btree ("organization_id","kind","value");--> statement-breakpoint
CREATE INDEX "resume_pairs_other_id_index" ON "resume_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "resume_pairs_organization_id_created_at_index" ON "resume_pairs" USING btree ("organization_id","created_at");