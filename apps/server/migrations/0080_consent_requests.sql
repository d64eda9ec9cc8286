CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"to_address" text NOT NULL,
	"sender_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_consents" ADD COLUMN "by_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_requests_person_id_index" ON "consent_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "consent_requests_organization_id_created_at_index" ON "consent_requests" USING btree ("organization_id","created_at");
--> statement-breakpoint
SELECT protect_by_organization('consent_requests');
