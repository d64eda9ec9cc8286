ALTER TABLE "organizations" ALTER COLUMN "is_anonymous" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_anonymous" boolean;--> statement-breakpoint
-- Nothing has read the column so far.
UPDATE "organizations" SET "is_anonymous" = true;--> statement-breakpoint
-- Members who uncovered names before go on seeing them.
UPDATE "memberships" SET "is_anonymous" = false FROM "user_settings"
  WHERE "user_settings"."user_id" = "memberships"."user_id" AND NOT "user_settings"."anonymous_view";
