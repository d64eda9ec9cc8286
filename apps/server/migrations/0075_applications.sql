CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"receipt_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"answers" text NOT NULL,
	"meets_all" boolean NOT NULL,
	"is_by_person_only" boolean NOT NULL,
	"notice" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"kept_until" text,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"times_sent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apply_pages" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_open" boolean NOT NULL,
	"is_listed" boolean NOT NULL,
	"language" text NOT NULL,
	"closes_on" text,
	"notice" text NOT NULL,
	"privacy_url" text NOT NULL,
	"questions" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "is_by_person_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_pages" ADD CONSTRAINT "apply_pages_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_pages" ADD CONSTRAINT "apply_pages_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_job_id_email_key_index" ON "applications" USING btree ("job_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_receipt_hash_index" ON "applications" USING btree ("receipt_hash");--> statement-breakpoint
CREATE INDEX "applications_job_id_sent_at_index" ON "applications" USING btree ("job_id","sent_at");--> statement-breakpoint
CREATE INDEX "applications_resume_id_index" ON "applications" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "applications_organization_id_index" ON "applications" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "apply_pages_slug_index" ON "apply_pages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "apply_pages_organization_id_is_open_index" ON "apply_pages" USING btree ("organization_id","is_open");--> statement-breakpoint
SELECT protect_by_organization('applications');--> statement-breakpoint
SELECT protect_by_organization('apply_pages');
