CREATE TABLE "resume_tags" (
	"resume_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_tags_resume_id_key_pk" PRIMARY KEY("resume_id","key")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "declined_for" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "analysis_events" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "analysis_events" ADD COLUMN "undone_change_id" uuid;--> statement-breakpoint
ALTER TABLE "analysis_events" ADD COLUMN "replaced" text;--> statement-breakpoint
ALTER TABLE "resume_tags" ADD CONSTRAINT "resume_tags_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_tags" ADD CONSTRAINT "resume_tags_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_tags_owner_id_key_index" ON "resume_tags" USING btree ("owner_id","key");--> statement-breakpoint
CREATE INDEX "analysis_events_change_id_index" ON "analysis_events" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "analysis_events_undone_change_id_index" ON "analysis_events" USING btree ("undone_change_id");