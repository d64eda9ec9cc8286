CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"private_to" uuid,
	"name" text NOT NULL,
	"chips" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
SELECT protect_by_organization('saved_searches');
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"timing" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"checked_version" bigint NOT NULL,
	CONSTRAINT "search_alerts_search_id_user_id_pk" PRIMARY KEY("search_id","user_id")
);
--> statement-breakpoint
SELECT protect_by_organization('search_alerts');
--> statement-breakpoint
CREATE TABLE "search_alert_people" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_alert_people_search_id_user_id_person_id_pk" PRIMARY KEY("search_id","user_id","person_id")
);
--> statement-breakpoint
SELECT protect_by_organization('search_alert_people');
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_membership_fk" FOREIGN KEY ("organization_id","private_to") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_membership_fk" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_people" ADD CONSTRAINT "search_alert_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_people" ADD CONSTRAINT "search_alert_people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_people" ADD CONSTRAINT "search_alert_people_alert_fk" FOREIGN KEY ("search_id","user_id") REFERENCES "public"."search_alerts"("search_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_organization_id_created_by_index" ON "saved_searches" USING btree ("organization_id","created_by");--> statement-breakpoint
CREATE INDEX "saved_searches_deleted_at_index" ON "saved_searches" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "search_alerts_timing_checked_at_index" ON "search_alerts" USING btree ("timing","checked_at");--> statement-breakpoint
CREATE INDEX "search_alert_people_person_id_index" ON "search_alert_people" USING btree ("person_id");