CREATE TABLE "upload_days" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;