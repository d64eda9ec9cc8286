CREATE TABLE "candidate_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"parent_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD CONSTRAINT "candidate_comments_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD CONSTRAINT "candidate_comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD CONSTRAINT "candidate_comments_parent_id_candidate_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."candidate_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_comments_analysis_id_created_at_index" ON "candidate_comments" USING btree ("analysis_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_comments_organization_id_index" ON "candidate_comments" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "candidate_comments_parent_id_index" ON "candidate_comments" USING btree ("parent_id");