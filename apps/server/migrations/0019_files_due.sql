ALTER TABLE "user_settings" ADD COLUMN "mail_files_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "files_due_told_until" timestamp with time zone;