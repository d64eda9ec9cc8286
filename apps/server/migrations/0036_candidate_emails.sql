CREATE TABLE "candidate_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"template_name" text NOT NULL,
	"purpose" text NOT NULL,
	"language" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text NOT NULL,
	"sender_name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	"answer" text,
	"attempts" integer NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"is_shipped" boolean NOT NULL,
	"name" text NOT NULL,
	"texts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_email_settings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD CONSTRAINT "candidate_emails_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD CONSTRAINT "candidate_emails_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_email_settings" ADD CONSTRAINT "job_email_settings_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_email_settings" ADD CONSTRAINT "job_email_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_emails_analysis_id_index" ON "candidate_emails" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "candidate_emails_owner_id_created_at_index" ON "candidate_emails" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_emails_job_id_template_id_created_at_index" ON "candidate_emails" USING btree ("job_id","template_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_emails_to_address_created_at_index" ON "candidate_emails" USING btree ("to_address","created_at");--> statement-breakpoint
CREATE INDEX "candidate_emails_state_leaves_at_index" ON "candidate_emails" USING btree ("state","leaves_at");--> statement-breakpoint
CREATE INDEX "email_templates_owner_id_index" ON "email_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_templates_shipped" ON "email_templates" USING btree ("owner_id","purpose") WHERE is_shipped;--> statement-breakpoint
CREATE INDEX "job_email_settings_owner_id_index" ON "job_email_settings" USING btree ("owner_id");