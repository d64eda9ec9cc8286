ALTER TABLE "resumes" ADD COLUMN "source" text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "source_label" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "source_key" text;--> statement-breakpoint
CREATE INDEX "resumes_organization_id_source_key_index" ON "resumes" USING btree ("organization_id","source_key");--> statement-breakpoint
UPDATE resumes SET source = 'sample' WHERE is_sample;
