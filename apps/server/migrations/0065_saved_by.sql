ALTER TABLE "email_templates" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "requirement_presets" ADD COLUMN "updated_by" uuid;