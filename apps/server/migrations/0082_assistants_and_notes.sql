ALTER TABLE "resumes" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "allows_assistants" boolean DEFAULT true NOT NULL;