CREATE TABLE "passage_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"requirement_id" text NOT NULL,
	"requirement" text NOT NULL,
	"quote" text NOT NULL,
	"start_at" integer NOT NULL,
	"end_at" integer NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passage_suggestions_analysisId_requirement_quote_unique" UNIQUE("analysis_id","requirement","quote")
);
--> statement-breakpoint
SELECT protect_by_organization('passage_suggestions');
--> statement-breakpoint
CREATE TABLE "second_reader_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"analysis_id" uuid,
	"model" text NOT NULL,
	"host" text NOT NULL,
	"payload_hash" text NOT NULL,
	"characters" integer NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('second_reader_looks');
--> statement-breakpoint
CREATE TABLE "second_reader_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('second_reader_settings');
--> statement-breakpoint
ALTER TABLE "passage_suggestions" ADD CONSTRAINT "passage_suggestions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_suggestions" ADD CONSTRAINT "passage_suggestions_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reader_looks" ADD CONSTRAINT "second_reader_looks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reader_settings" ADD CONSTRAINT "second_reader_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_suggestions_organization_id_index" ON "passage_suggestions" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "second_reader_looks_organization_id_at_index" ON "second_reader_looks" USING btree ("organization_id","at");