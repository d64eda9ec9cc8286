CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"read_candidates" integer,
	CONSTRAINT "assistants_organizationId_createdBy_clientId_unique" UNIQUE("organization_id","created_by","client_id")
);
--> statement-breakpoint
ALTER TABLE "identity_oauth_requests" ADD COLUMN "assistant_id" uuid;--> statement-breakpoint
ALTER TABLE "identity_oauth_sessions" ADD COLUMN "assistant_id" uuid;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistants_created_by_index" ON "assistants" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "identity_oauth_requests_assistant_id_index" ON "identity_oauth_requests" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "identity_oauth_sessions_assistant_id_index" ON "identity_oauth_sessions" USING btree ("assistant_id");
--> statement-breakpoint
SELECT protect_by_organization('assistants');
