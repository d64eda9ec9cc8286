CREATE TABLE "organization_farewells" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspension_notice" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "storage_mb" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "max_members" integer;--> statement-breakpoint
ALTER TABLE "organization_farewells" ADD CONSTRAINT "organization_farewells_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_exports" ADD CONSTRAINT "organization_exports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_farewells_user_id_index" ON "organization_farewells" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organization_farewells_created_at_index" ON "organization_farewells" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "organization_exports_organization_id_created_at_index" ON "organization_exports" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "organization_exports_expires_at_index" ON "organization_exports" USING btree ("expires_at");