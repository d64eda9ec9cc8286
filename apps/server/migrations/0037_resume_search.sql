CREATE TABLE "resume_search" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"source" text NOT NULL,
	"personal" text NOT NULL,
	"facts" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"details" text NOT NULL,
	"covered" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_search_owner_id_index" ON "resume_search" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "resume_search_words_index" ON "resume_search" USING gin ("words");