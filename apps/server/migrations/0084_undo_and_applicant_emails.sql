ALTER TABLE "candidate_emails" ALTER COLUMN "analysis_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undo_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undo_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undo_items" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undo_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD CONSTRAINT "candidate_emails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_emails_application_id_index" ON "candidate_emails" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD CONSTRAINT "candidate_emails_of_one" CHECK (("candidate_emails"."analysis_id" is null) <> ("candidate_emails"."application_id" is null));