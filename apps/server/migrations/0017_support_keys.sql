CREATE TABLE "support_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_keys" ADD CONSTRAINT "support_keys_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_keys_ticket_id_index" ON "support_keys" USING btree ("ticket_id");--> statement-breakpoint
INSERT INTO "support_keys" ("key_hash", "ticket_id", "created_at")
  SELECT encode(sha256(convert_to("visitor_key", 'UTF8')), 'hex'), "id", "created_at"
  FROM "support_tickets" WHERE "visitor_key" IS NOT NULL;
