CREATE TABLE "identity_oauth_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_type" text NOT NULL,
	"client_type" text NOT NULL,
	"auth_method" text NOT NULL,
	"secret_hash" text,
	"redirect_uris" text[] NOT NULL,
	"grant_types" text[] NOT NULL,
	"name" text,
	"uri" text,
	"logo_uri" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_oauth_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identity_oauth_grants_userId_clientId_unique" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "identity_oauth_requests" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"redirect_uri" text NOT NULL,
	"scope" text NOT NULL,
	"state" text,
	"nonce" text,
	"resource" text,
	"code_challenge" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"code_issued_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"oauth_session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_oauth_requests_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_oauth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"resource" text,
	"refresh_counter" integer NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_oauth_grants" ADD CONSTRAINT "identity_oauth_grants_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_oauth_grants" ADD CONSTRAINT "identity_oauth_grants_client_id_identity_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."identity_oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_oauth_requests" ADD CONSTRAINT "identity_oauth_requests_client_id_identity_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."identity_oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_oauth_requests" ADD CONSTRAINT "identity_oauth_requests_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_oauth_sessions" ADD CONSTRAINT "identity_oauth_sessions_grant_id_identity_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."identity_oauth_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_oauth_grants_client_id_index" ON "identity_oauth_grants" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "identity_oauth_requests_user_id_index" ON "identity_oauth_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_oauth_requests_client_id_index" ON "identity_oauth_requests" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "identity_oauth_sessions_grant_id_index" ON "identity_oauth_sessions" USING btree ("grant_id");