ALTER TABLE "job_descriptions" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "job_versions" ADD COLUMN "saved_by" uuid;