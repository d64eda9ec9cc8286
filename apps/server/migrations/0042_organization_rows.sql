ALTER TABLE "analyses" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "analysis_events" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "analysis_events" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "resume_tags" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "resume_tags" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "batch_items" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "job_looks" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_looks" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_notes" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_notes" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoice_payers" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "plan_checkouts" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "job_email_settings" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_email_settings" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "credit_labels" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "request_keys" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "upload_days" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "job_status_changes" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_status_changes" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "requirement_presets" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "requirement_presets" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "writer_drafts" ADD COLUMN "organization_id" uuid;
--> statement-breakpoint
UPDATE "analyses" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
ALTER TABLE "analysis_events" DISABLE TRIGGER "analysis_events_never_changed";
--> statement-breakpoint
UPDATE "analysis_events" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
ALTER TABLE "analysis_events" ENABLE TRIGGER "analysis_events_never_changed";
--> statement-breakpoint
ALTER TABLE "analysis_runs" DISABLE TRIGGER "analysis_runs_never_changed";
--> statement-breakpoint
UPDATE "analysis_runs" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
ALTER TABLE "analysis_runs" ENABLE TRIGGER "analysis_runs_never_changed";
--> statement-breakpoint
UPDATE "resume_tags" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "batch_items" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "batches" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "job_looks" SET "organization_id" = "owner_id", "user_id" = "owner_id";
--> statement-breakpoint
UPDATE "job_notes" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "billing_addresses" SET "organization_id" = "owner_id";
--> statement-breakpoint
ALTER TABLE "invoice_payers" DISABLE TRIGGER "invoice_payers_stay_as_issued";
--> statement-breakpoint
UPDATE "invoice_payers" SET "organization_id" = "owner_id";
--> statement-breakpoint
ALTER TABLE "invoice_payers" ENABLE TRIGGER "invoice_payers_stay_as_issued";
--> statement-breakpoint
UPDATE "invoices" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "payment_customers" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "plan_checkouts" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "subscriptions" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "candidate_emails" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "email_templates" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "job_email_settings" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "credit_accounts" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "credit_labels" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "request_keys" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "resumes" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "upload_days" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "job_descriptions" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "job_status_changes" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "requirement_presets" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "resume_search" SET "organization_id" = "owner_id";
--> statement-breakpoint
UPDATE "shares" SET "organization_id" = "owner_id", "created_by" = "owner_id";
--> statement-breakpoint
UPDATE "writer_drafts" SET "organization_id" = "owner_id";
--> statement-breakpoint
ALTER TABLE "billing_addresses" DROP CONSTRAINT "billing_addresses_pkey";
--> statement-breakpoint
ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_pkey";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_pkey";
--> statement-breakpoint
ALTER TABLE "upload_days" DROP CONSTRAINT "upload_days_pkey";
--> statement-breakpoint
ALTER TABLE "request_keys" DROP CONSTRAINT "request_keys_owner_id_scope_key_pk";
--> statement-breakpoint
ALTER TABLE "writer_drafts" DROP CONSTRAINT "writer_drafts_owner_id_key_pk";
--> statement-breakpoint
ALTER TABLE "job_looks" DROP CONSTRAINT "job_looks_job_id_owner_id_pk";
--> statement-breakpoint
ALTER TABLE "job_looks" ADD CONSTRAINT "job_looks_jobId_owner_id_unique" UNIQUE("job_id","owner_id");
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_owner_id_unique" UNIQUE("owner_id");
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_owner_id_unique" UNIQUE("owner_id");
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_unique" UNIQUE("owner_id");
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_organizationId_unique" UNIQUE("organization_id");
--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_owner_id_scope_key_unique" UNIQUE("owner_id","scope","key");
--> statement-breakpoint
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_owner_id_unique" UNIQUE("owner_id");
--> statement-breakpoint
ALTER TABLE "writer_drafts" ADD CONSTRAINT "writer_drafts_owner_id_key_unique" UNIQUE("owner_id","key");
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analysis_events" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analysis_runs" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "resume_tags" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_items" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "batches" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_looks" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_notes" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "billing_addresses" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_payers" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_customers" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "plan_checkouts" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "candidate_emails" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "email_templates" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_email_settings" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "credit_labels" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "request_keys" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "upload_days" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_descriptions" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_status_changes" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "requirement_presets" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "resume_search" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "writer_drafts" ALTER COLUMN "owner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "analysis_events" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "analysis_events" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "analysis_runs" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "analysis_runs" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "resume_tags" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "resume_tags" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_items" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batches" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batches" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_looks" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_looks" ALTER COLUMN "user_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_notes" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_notes" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "billing_addresses" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_payers" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_customers" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "plan_checkouts" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "candidate_emails" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "candidate_emails" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "email_templates" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "email_templates" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_email_settings" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_email_settings" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "credit_labels" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "request_keys" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "upload_days" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_descriptions" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_descriptions" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_status_changes" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_status_changes" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "requirement_presets" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "requirement_presets" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "resume_search" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "writer_drafts" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_pkey" PRIMARY KEY("organization_id");
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_pkey" PRIMARY KEY("organization_id");
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_pkey" PRIMARY KEY("organization_id");
--> statement-breakpoint
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_pkey" PRIMARY KEY("organization_id");
--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_organization_id_scope_key_pk" PRIMARY KEY("organization_id","scope","key");
--> statement-breakpoint
ALTER TABLE "writer_drafts" ADD CONSTRAINT "writer_drafts_organization_id_key_pk" PRIMARY KEY("organization_id","key");
--> statement-breakpoint
ALTER TABLE "job_looks" ADD CONSTRAINT "job_looks_job_id_user_id_pk" PRIMARY KEY("job_id","user_id");
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "analysis_events" ADD CONSTRAINT "analysis_events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resume_tags" ADD CONSTRAINT "resume_tags_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_looks" ADD CONSTRAINT "job_looks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_looks" ADD CONSTRAINT "job_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_payers" ADD CONSTRAINT "invoice_payers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_checkouts" ADD CONSTRAINT "plan_checkouts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_emails" ADD CONSTRAINT "candidate_emails_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_email_settings" ADD CONSTRAINT "job_email_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_labels" ADD CONSTRAINT "credit_labels_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_status_changes" ADD CONSTRAINT "job_status_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requirement_presets" ADD CONSTRAINT "requirement_presets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "writer_drafts" ADD CONSTRAINT "writer_drafts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "analyses_organization_id_judged_at_index" ON "analyses" USING btree ("organization_id","judged_at");
--> statement-breakpoint
CREATE INDEX "analysis_events_organization_id_index" ON "analysis_events" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "analysis_runs_organization_id_index" ON "analysis_runs" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "resume_tags_organization_id_key_index" ON "resume_tags" USING btree ("organization_id","key");
--> statement-breakpoint
CREATE INDEX "batch_items_organization_id_index" ON "batch_items" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "batches_organization_id_created_at_index" ON "batches" USING btree ("organization_id","created_at");
--> statement-breakpoint
CREATE INDEX "job_looks_organization_id_index" ON "job_looks" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "job_notes_organization_id_index" ON "job_notes" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "invoice_payers_organization_id_index" ON "invoice_payers" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "invoices_organization_id_issued_at_index" ON "invoices" USING btree ("organization_id","issued_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once_a_period_of_organization" ON "invoices" USING btree ("organization_id","period_start") WHERE "invoices"."kind" = 'plan' and "invoices"."state" not in ('void', 'refunded') and "invoices"."provider_id" is null;
--> statement-breakpoint
CREATE INDEX "plan_checkouts_organization_id_number_index" ON "plan_checkouts" USING btree ("organization_id","number");
--> statement-breakpoint
CREATE INDEX "candidate_emails_organization_id_created_at_index" ON "candidate_emails" USING btree ("organization_id","created_at");
--> statement-breakpoint
CREATE INDEX "email_templates_organization_id_index" ON "email_templates" USING btree ("organization_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "email_templates_organization_shipped" ON "email_templates" USING btree ("organization_id","purpose") WHERE is_shipped;
--> statement-breakpoint
CREATE INDEX "job_email_settings_organization_id_index" ON "job_email_settings" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "credit_holds_created_by_index" ON "credit_holds" USING btree ("created_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_organization_id_content_hash_index" ON "resumes" USING btree ("organization_id","content_hash");
--> statement-breakpoint
CREATE INDEX "resumes_organization_id_created_at_index" ON "resumes" USING btree ("organization_id","created_at");
--> statement-breakpoint
CREATE INDEX "job_descriptions_organization_id_updated_at_index" ON "job_descriptions" USING btree ("organization_id","updated_at");
--> statement-breakpoint
CREATE INDEX "job_status_changes_organization_id_index" ON "job_status_changes" USING btree ("organization_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_presets_organization_name" ON "requirement_presets" USING btree ("organization_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "resume_search_organization_id_index" ON "resume_search" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "shares_organization_id_created_at_index" ON "shares" USING btree ("organization_id","created_at");
--> statement-breakpoint
-- Rows of the previous release come without an organization; those of this one for a personal organization are to be found
-- by the previous one, which never sees a team's.
CREATE FUNCTION fill_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.organization_id IS NULL THEN
    NEW.organization_id := NEW.owner_id;
  ELSIF NEW.owner_id IS NULL THEN
    NEW.owner_id := (SELECT personal_user_id FROM organizations WHERE id = NEW.organization_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_creator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.created_by := coalesce(NEW.created_by, NEW.owner_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_id := coalesce(NEW.user_id, NEW.owner_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER analyses_organization BEFORE INSERT ON analyses FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER analyses_creator BEFORE INSERT ON analyses FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER analysis_events_organization BEFORE INSERT ON analysis_events FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER analysis_events_creator BEFORE INSERT ON analysis_events FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER analysis_runs_organization BEFORE INSERT ON analysis_runs FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER analysis_runs_creator BEFORE INSERT ON analysis_runs FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER resume_tags_organization BEFORE INSERT ON resume_tags FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER resume_tags_creator BEFORE INSERT ON resume_tags FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER batch_items_organization BEFORE INSERT ON batch_items FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER batches_organization BEFORE INSERT ON batches FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER batches_creator BEFORE INSERT ON batches FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER job_looks_organization BEFORE INSERT ON job_looks FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER job_looks_user BEFORE INSERT ON job_looks FOR EACH ROW EXECUTE FUNCTION fill_user();
--> statement-breakpoint
CREATE TRIGGER job_notes_organization BEFORE INSERT ON job_notes FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER job_notes_creator BEFORE INSERT ON job_notes FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER billing_addresses_organization BEFORE INSERT ON billing_addresses FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER invoice_payers_organization BEFORE INSERT ON invoice_payers FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER invoices_organization BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER payment_customers_organization BEFORE INSERT ON payment_customers FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER plan_checkouts_organization BEFORE INSERT ON plan_checkouts FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER subscriptions_organization BEFORE INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER candidate_emails_organization BEFORE INSERT ON candidate_emails FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER candidate_emails_creator BEFORE INSERT ON candidate_emails FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER email_templates_organization BEFORE INSERT ON email_templates FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER email_templates_creator BEFORE INSERT ON email_templates FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER job_email_settings_organization BEFORE INSERT ON job_email_settings FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER job_email_settings_creator BEFORE INSERT ON job_email_settings FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER credit_accounts_organization BEFORE INSERT ON credit_accounts FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER credit_labels_organization BEFORE INSERT ON credit_labels FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER request_keys_organization BEFORE INSERT ON request_keys FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER resumes_organization BEFORE INSERT ON resumes FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER resumes_creator BEFORE INSERT ON resumes FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER upload_days_organization BEFORE INSERT ON upload_days FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER job_descriptions_organization BEFORE INSERT ON job_descriptions FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER job_descriptions_creator BEFORE INSERT ON job_descriptions FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER job_status_changes_organization BEFORE INSERT ON job_status_changes FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER job_status_changes_creator BEFORE INSERT ON job_status_changes FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER requirement_presets_organization BEFORE INSERT ON requirement_presets FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER requirement_presets_creator BEFORE INSERT ON requirement_presets FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER resume_search_organization BEFORE INSERT ON resume_search FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER shares_organization BEFORE INSERT ON shares FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
CREATE TRIGGER shares_creator BEFORE INSERT ON shares FOR EACH ROW EXECUTE FUNCTION fill_creator();
--> statement-breakpoint
CREATE TRIGGER writer_drafts_organization BEFORE INSERT ON writer_drafts FOR EACH ROW EXECUTE FUNCTION fill_organization();
--> statement-breakpoint
-- Who spends an organization's credits is the member who made the hold.
CREATE OR REPLACE FUNCTION audit_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_audit_entry('credits-' || NEW.kind, NEW.at,
    coalesce(NEW.actor_id::text, (SELECT created_by::text FROM credit_holds WHERE id = NEW.hold_id),
      (SELECT owner_id::text FROM credit_accounts WHERE id = NEW.account_id)),
    NEW.account_id::text,
    jsonb_build_object('entryId', NEW.id, 'reason', NEW.reason, 'credits', NEW.monthly + NEW.bought + NEW.unlimited));
  RETURN NULL;
END $$;
