CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"run_number" integer NOT NULL,
	"job_version" integer NOT NULL,
	"engine_version" text NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	"score" integer,
	"confidence" real NOT NULL,
	"gate_passed" boolean NOT NULL,
	"missing" text NOT NULL,
	"unknown_musts" integer NOT NULL,
	"verdicts" text NOT NULL,
	"group" text NOT NULL,
	"flag_kinds" text NOT NULL,
	"is_flagged" boolean NOT NULL,
	"candidate_name" text,
	"headline" text,
	"place" text,
	"experience_months" integer,
	"is_corrected" boolean NOT NULL,
	"file_name" text NOT NULL,
	"stage" text NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"override_score" integer,
	"override_reason" text,
	"notes" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"job_version" integer NOT NULL,
	"engine_version" text NOT NULL,
	"today" date NOT NULL,
	"file_hash" text NOT NULL,
	"document_hash" text NOT NULL,
	"facts_hash" text NOT NULL,
	"job_hash" text NOT NULL,
	"result_hash" text NOT NULL,
	"score" integer,
	"confidence" real NOT NULL,
	"facts" text NOT NULL,
	"result" text NOT NULL,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resume_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"message" text,
	"charge" text NOT NULL,
	"hold_id" uuid,
	"analysis_id" uuid,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job_version" integer NOT NULL,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_candidates" (
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"analysis_id" uuid NOT NULL,
	CONSTRAINT "share_candidates_share_id_position_pk" PRIMARY KEY("share_id","position")
);
--> statement-breakpoint
CREATE TABLE "share_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"position" integer,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"token_hash" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"with_files" boolean NOT NULL,
	"allows_comments" boolean NOT NULL,
	"views" integer NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"message" text,
	"document" text,
	"document_hash" text,
	"candidate_name" text,
	"corrections" text,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_descriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"place" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"requirements" text NOT NULL,
	"removed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_versions" (
	"job_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"requirements" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_versions_job_id_version_pk" PRIMARY KEY("job_id","version")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_events" ADD CONSTRAINT "analysis_events_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_events" ADD CONSTRAINT "analysis_events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_candidates" ADD CONSTRAINT "share_candidates_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_candidates" ADD CONSTRAINT "share_candidates_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_comments" ADD CONSTRAINT "share_comments_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_resume_id_job_id_index" ON "analyses" USING btree ("resume_id","job_id");--> statement-breakpoint
CREATE INDEX "analyses_owner_id_judged_at_index" ON "analyses" USING btree ("owner_id","judged_at");--> statement-breakpoint
CREATE INDEX "analyses_job_id_index" ON "analyses" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "analysis_events_analysis_id_at_index" ON "analysis_events" USING btree ("analysis_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_runs_analysis_id_number_index" ON "analysis_runs" USING btree ("analysis_id","number");--> statement-breakpoint
CREATE INDEX "batch_items_batch_id_position_index" ON "batch_items" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "batch_items_state_lease_until_index" ON "batch_items" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "batch_items_resume_id_index" ON "batch_items" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "batch_items_analysis_id_index" ON "batch_items" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "batches_owner_id_created_at_index" ON "batches" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_job_id_index" ON "batches" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "share_candidates_analysis_id_index" ON "share_candidates" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "share_comments_share_id_at_index" ON "share_comments" USING btree ("share_id","at");--> statement-breakpoint
CREATE INDEX "shares_owner_id_created_at_index" ON "shares" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_owner_id_content_hash_index" ON "resumes" USING btree ("owner_id","content_hash");--> statement-breakpoint
CREATE INDEX "resumes_owner_id_created_at_index" ON "resumes" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "job_descriptions_owner_id_updated_at_index" ON "job_descriptions" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE FUNCTION refuse_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was recorded is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER analysis_runs_never_changed BEFORE UPDATE ON analysis_runs FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
--> statement-breakpoint
CREATE TRIGGER analysis_events_never_changed BEFORE UPDATE ON analysis_events FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
--> statement-breakpoint
CREATE TRIGGER job_versions_never_changed BEFORE UPDATE ON job_versions FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
