CREATE TABLE "identity_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"cookie_hash" text,
	"family" text NOT NULL,
	"network" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_devices_userId_cookieHash_unique" UNIQUE("user_id","cookie_hash")
);
--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD COLUMN "refreshed_from" text;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD COLUMN "answer_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD COLUMN "late_counter" integer;--> statement-breakpoint
ALTER TABLE "identity_devices" ADD CONSTRAINT "identity_devices_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;