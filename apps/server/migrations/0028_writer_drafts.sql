CREATE TABLE "writer_drafts" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"attempt" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writer_drafts_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "writer_drafts" ADD CONSTRAINT "writer_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;