ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_profile_image_index" ON "users" USING btree ("profile_image");--> statement-breakpoint
UPDATE "users" SET "suspended_at" = now() FROM "identity_users"
WHERE "identity_users"."id"::text = "users"."supabase_id" AND "identity_users"."banned_until" > now();
