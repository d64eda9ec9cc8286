CREATE TABLE "import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text,
	"state" text NOT NULL,
	"reason" text,
	"duplicate_of" text,
	"resume_id" uuid,
	"run" integer,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
SELECT protect_by_organization('import_items');
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"import_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"batch_id" uuid,
	"is_started" boolean NOT NULL,
	CONSTRAINT "import_runs_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
SELECT protect_by_organization('import_runs');
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"files" integer NOT NULL,
	"announced" integer NOT NULL,
	"is_scored" boolean NOT NULL,
	"job_id" uuid,
	"waits_for" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
SELECT protect_by_organization('imports');
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_items_import_id_path_index" ON "import_items" USING btree ("import_id","path");--> statement-breakpoint
CREATE UNIQUE INDEX "import_items_import_id_position_index" ON "import_items" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "import_items_import_id_state_position_index" ON "import_items" USING btree ("import_id","state","position");--> statement-breakpoint
CREATE INDEX "import_items_import_id_hash_index" ON "import_items" USING btree ("import_id","hash");--> statement-breakpoint
CREATE INDEX "import_items_organization_id_index" ON "import_items" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "import_items_resume_id_index" ON "import_items" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "import_items_state_lease_until_index" ON "import_items" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "import_runs_organization_id_index" ON "import_runs" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "import_runs_batch_id_index" ON "import_runs" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_organization_id_idempotency_key_index" ON "imports" USING btree ("organization_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "imports_organization_id_created_at_index" ON "imports" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_job_id_index" ON "imports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "imports_state_index" ON "imports" USING btree ("state");
