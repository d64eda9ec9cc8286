ALTER TABLE "identity_users" ADD COLUMN "email_change_confirmed_by" text;--> statement-breakpoint
ALTER TABLE "identity_users" DROP COLUMN "email_change_half_done";