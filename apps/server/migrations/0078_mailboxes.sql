CREATE TABLE "mailbox_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_hash" text,
	"outcome" text NOT NULL,
	"reason" text,
	"resume_id" uuid
);
--> statement-breakpoint
SELECT protect_by_organization('mailbox_attachments');
--> statement-breakpoint
CREATE TABLE "mailbox_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"sender_name" text,
	"sender_address" text,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"spf" text,
	"spf_domain" text,
	"dkim" text,
	"dkim_domain" text,
	"problem" text,
	"left_out" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('mailbox_emails');
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"folder" text NOT NULL,
	"receiving_server" text,
	"since" timestamp with time zone,
	"since_until_uid" bigint NOT NULL,
	"uid_validity" text,
	"last_uid" bigint NOT NULL,
	"last_received_at" timestamp with time zone,
	"is_paused" boolean NOT NULL,
	"paused_for" text,
	"last_checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone NOT NULL,
	"error" text,
	"failures" integer NOT NULL,
	"emails" integer NOT NULL,
	"resumes" integer NOT NULL,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('mailboxes');
--> statement-breakpoint
ALTER TABLE "mailbox_attachments" ADD CONSTRAINT "mailbox_attachments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_attachments" ADD CONSTRAINT "mailbox_attachments_email_id_mailbox_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."mailbox_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_attachments" ADD CONSTRAINT "mailbox_attachments_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_emails" ADD CONSTRAINT "mailbox_emails_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_emails" ADD CONSTRAINT "mailbox_emails_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_attachments_email_id_content_hash_index" ON "mailbox_attachments" USING btree ("email_id","content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_attachments_email_id_position_index" ON "mailbox_attachments" USING btree ("email_id","position");--> statement-breakpoint
CREATE INDEX "mailbox_attachments_resume_id_index" ON "mailbox_attachments" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "mailbox_attachments_organization_id_index" ON "mailbox_attachments" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_emails_job_id_email_hash_index" ON "mailbox_emails" USING btree ("job_id","email_hash");--> statement-breakpoint
CREATE INDEX "mailbox_emails_job_id_received_at_index" ON "mailbox_emails" USING btree ("job_id","received_at");--> statement-breakpoint
CREATE INDEX "mailbox_emails_organization_id_index" ON "mailbox_emails" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "mailbox_emails_created_at_index" ON "mailbox_emails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_job_id_index" ON "mailboxes" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "mailboxes_organization_id_index" ON "mailboxes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "mailboxes_is_paused_next_check_at_index" ON "mailboxes" USING btree ("is_paused","next_check_at");--> statement-breakpoint
-- Who wrote is personal data as the resume is: the email goes with the last of its resumes.
CREATE FUNCTION forget_email_without_resume() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.resume_id IS NOT NULL THEN
    DELETE FROM mailbox_emails WHERE id = OLD.email_id AND NOT EXISTS (
      SELECT 1 FROM mailbox_attachments WHERE email_id = OLD.email_id AND resume_id IS NOT NULL
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mailbox_attachments_email AFTER DELETE ON mailbox_attachments FOR EACH ROW EXECUTE FUNCTION forget_email_without_resume();
