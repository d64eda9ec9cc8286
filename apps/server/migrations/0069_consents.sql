CREATE TABLE "kept_people" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"keep_until" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"how" text NOT NULL,
	"expires_on" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_people" ADD CONSTRAINT "kept_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_people" ADD CONSTRAINT "kept_people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_consents" ADD CONSTRAINT "person_consents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_consents" ADD CONSTRAINT "person_consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_people_organization_id_keep_until_index" ON "kept_people" USING btree ("organization_id","keep_until");--> statement-breakpoint
CREATE INDEX "person_consents_person_id_index" ON "person_consents" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_consents_organization_id_expires_on_index" ON "person_consents" USING btree ("organization_id","expires_on");
--> statement-breakpoint
SELECT protect_by_organization('person_consents');
--> statement-breakpoint
SELECT protect_by_organization('kept_people');
