CREATE TABLE "deleted_identities" (
	"digest" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"retention_days" integer DEFAULT 180 NOT NULL,
	"anonymous_view" boolean DEFAULT true NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"mail_analysis_finished" boolean DEFAULT true NOT NULL,
	"mail_credits_low" boolean DEFAULT true NOT NULL,
	"mail_support_replies" boolean DEFAULT true NOT NULL,
	"mail_product_news" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supabase_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"google_sign_in" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"profile_image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_supabaseId_unique" UNIQUE("supabase_id")
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email");