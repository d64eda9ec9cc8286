CREATE TABLE "identity_passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"challenge" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"aaguid" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"friendly_name" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"counter_fell_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "identity_passkey_challenges" ADD CONSTRAINT "identity_passkey_challenges_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_passkey_challenges_user_id_index" ON "identity_passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_passkey_challenges_created_at_index" ON "identity_passkey_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_passkeys_user_id_index" ON "identity_passkeys" USING btree ("user_id");