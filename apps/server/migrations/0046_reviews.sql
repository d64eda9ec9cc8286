CREATE TABLE "review_marks" (
	"review_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"mark" text,
	"reason" text NOT NULL,
	"requirements" text NOT NULL,
	"marked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "review_marks_review_id_created_by_analysis_id_pk" PRIMARY KEY("review_id","created_by","analysis_id")
);
--> statement-breakpoint
CREATE TABLE "review_reviewers" (
	"review_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"done_at" timestamp with time zone,
	"emailed_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "review_reviewers_review_id_created_by_pk" PRIMARY KEY("review_id","created_by")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job_version" integer NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"asks_requirements" boolean NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"due_on" date,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reviewers" ADD CONSTRAINT "review_reviewers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reviewers" ADD CONSTRAINT "review_reviewers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_marks_analysis_id_index" ON "review_marks" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "review_marks_organization_id_created_by_index" ON "review_marks" USING btree ("organization_id","created_by");--> statement-breakpoint
CREATE INDEX "review_reviewers_organization_id_created_by_index" ON "review_reviewers" USING btree ("organization_id","created_by");--> statement-breakpoint
CREATE INDEX "reviews_organization_id_created_at_index" ON "reviews" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_job_id_index" ON "reviews" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "reviews_state_due_at_index" ON "reviews" USING btree ("state","due_at");