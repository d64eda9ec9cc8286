CREATE TABLE "tracked_imports" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"external_job_id" text NOT NULL,
	"job_title" text NOT NULL,
	"cursor" text,
	"pages" integer NOT NULL,
	"candidates" integer NOT NULL,
	"is_listed" boolean NOT NULL,
	"failures" integer NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('tracked_imports');
--> statement-breakpoint
CREATE TABLE "tracked_jobs" (
	"connection_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "tracked_jobs_connection_id_external_id_pk" PRIMARY KEY("connection_id","external_id")
);
--> statement-breakpoint
SELECT protect_by_organization('tracked_jobs');
--> statement-breakpoint
CREATE TABLE "tracked_resumes" (
	"connection_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	CONSTRAINT "tracked_resumes_connection_id_external_id_pk" PRIMARY KEY("connection_id","external_id")
);
--> statement-breakpoint
SELECT protect_by_organization('tracked_resumes');
--> statement-breakpoint
CREATE TABLE "tracking_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"vendor" text NOT NULL,
	"name" text NOT NULL,
	"sealed_credentials" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('tracking_connections');
--> statement-breakpoint
CREATE TABLE "tracking_notes" (
	"connection_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"candidate_id" text NOT NULL,
	"score" integer NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracking_notes_connection_id_analysis_id_pk" PRIMARY KEY("connection_id","analysis_id")
);
--> statement-breakpoint
SELECT protect_by_organization('tracking_notes');
--> statement-breakpoint
ALTER TABLE "tracked_imports" ADD CONSTRAINT "tracked_imports_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_imports" ADD CONSTRAINT "tracked_imports_connection_id_tracking_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."tracking_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_imports" ADD CONSTRAINT "tracked_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_connection_id_tracking_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."tracking_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_resumes" ADD CONSTRAINT "tracked_resumes_connection_id_tracking_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."tracking_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_resumes" ADD CONSTRAINT "tracked_resumes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_resumes" ADD CONSTRAINT "tracked_resumes_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_connections" ADD CONSTRAINT "tracking_connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_notes" ADD CONSTRAINT "tracking_notes_connection_id_tracking_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."tracking_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_notes" ADD CONSTRAINT "tracking_notes_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_notes" ADD CONSTRAINT "tracking_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracked_imports_connection_id_created_at_index" ON "tracked_imports" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "tracked_imports_organization_id_index" ON "tracked_imports" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_imports_connection_id_request_key_external_job_id_index" ON "tracked_imports" USING btree ("connection_id","request_key","external_job_id");--> statement-breakpoint
CREATE INDEX "tracked_jobs_organization_id_index" ON "tracked_jobs" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "tracked_jobs_job_id_index" ON "tracked_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "tracked_resumes_organization_id_index" ON "tracked_resumes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "tracked_resumes_resume_id_index" ON "tracked_resumes" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "tracking_connections_organization_id_index" ON "tracking_connections" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "tracking_notes_organization_id_index" ON "tracking_notes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "tracking_notes_analysis_id_index" ON "tracking_notes" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "tracking_notes_state_changed_at_index" ON "tracking_notes" USING btree ("state","changed_at");