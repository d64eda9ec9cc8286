CREATE TABLE "job_looks" (
	"job_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"new_since" timestamp with time zone NOT NULL,
	CONSTRAINT "job_looks_job_id_owner_id_pk" PRIMARY KEY("job_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "job_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_events" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "job_looks" ADD CONSTRAINT "job_looks_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_looks" ADD CONSTRAINT "job_looks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_job_id_job_descriptions_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_notes_job_id_created_at_index" ON "job_notes" USING btree ("job_id","created_at");--> statement-breakpoint
-- Whoever has candidates today has seen them: new are those who join from now on.
INSERT INTO "job_looks" ("job_id", "owner_id", "looked_at", "new_since") SELECT "id", "owner_id", now(), now() FROM "job_descriptions";
