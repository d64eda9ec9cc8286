CREATE TABLE "pool_blocks" (
	"organization_id" uuid NOT NULL,
	"term" integer NOT NULL,
	"slab" integer NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "pool_blocks_organization_id_term_slab_pk" PRIMARY KEY("organization_id","term","slab")
);
--> statement-breakpoint
CREATE TABLE "pool_people" (
	"organization_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"facts" "bytea" NOT NULL,
	CONSTRAINT "pool_people_organization_id_no_pk" PRIMARY KEY("organization_id","no")
);
--> statement-breakpoint
CREATE TABLE "pool_removals" (
	"organization_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"no" integer NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_removals_organization_id_version_no_pk" PRIMARY KEY("organization_id","version","no")
);
--> statement-breakpoint
CREATE TABLE "pool_states" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"next_no" integer NOT NULL,
	"sealed_slabs" integer NOT NULL,
	"next_term" integer NOT NULL,
	"version" bigint NOT NULL,
	"pruned_version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_terms" (
	"organization_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "pool_terms_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "pool" text;--> statement-breakpoint
ALTER TABLE "pool_blocks" ADD CONSTRAINT "pool_blocks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_people" ADD CONSTRAINT "pool_people_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_removals" ADD CONSTRAINT "pool_removals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_states" ADD CONSTRAINT "pool_states_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_terms" ADD CONSTRAINT "pool_terms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_people_organization_id_person_id_index" ON "pool_people" USING btree ("organization_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_terms_organization_id_kind_value_index" ON "pool_terms" USING btree ("organization_id","kind","value");--> statement-breakpoint
CREATE INDEX "pool_terms_organization_id_people_index" ON "pool_terms" USING btree ("organization_id","people");
--> statement-breakpoint
SELECT protect_by_organization('pool_states');
--> statement-breakpoint
SELECT protect_by_organization('pool_people');
--> statement-breakpoint
SELECT protect_by_organization('pool_terms');
--> statement-breakpoint
SELECT protect_by_organization('pool_blocks');
--> statement-breakpoint
SELECT protect_by_organization('pool_removals');
--> statement-breakpoint
-- Lists compress hardly, and are read at every search: compression would cost time at each.
ALTER TABLE pool_blocks ALTER COLUMN body SET STORAGE EXTERNAL;
--> statement-breakpoint
-- What a deletion leaves of old versions of a block goes early.
ALTER TABLE pool_blocks SET (autovacuum_vacuum_scale_factor = 0.02, toast.autovacuum_vacuum_scale_factor = 0.02);
