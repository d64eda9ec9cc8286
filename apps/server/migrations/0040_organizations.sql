CREATE TABLE "memberships" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "memberships_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"personal_user_id" uuid,
	"retention_days" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_personalUserId_unique" UNIQUE("personal_user_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_personal_user_id_users_id_fk" FOREIGN KEY ("personal_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user_id_chosen_at_index" ON "memberships" USING btree ("user_id","chosen_at");--> statement-breakpoint
-- In the database, since processes of the previous release make users too.
CREATE FUNCTION make_personal_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organizations (id, name, personal_user_id, created_at) VALUES (NEW.id, '', NEW.id, NEW.created_at);
  INSERT INTO memberships (organization_id, user_id, role, created_at) VALUES (NEW.id, NEW.id, 'owner', NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_personal_organization AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION make_personal_organization();
--> statement-breakpoint
INSERT INTO organizations (id, name, personal_user_id, created_at) SELECT id, '', id, created_at FROM users;
--> statement-breakpoint
INSERT INTO memberships (organization_id, user_id, role, created_at) SELECT id, id, 'owner', created_at FROM users;
