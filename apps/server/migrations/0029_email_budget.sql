CREATE TABLE "email_drops" (
	"hour" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"emails" integer NOT NULL,
	CONSTRAINT "email_drops_hour_reason_pk" PRIMARY KEY("hour","reason")
);
--> statement-breakpoint
CREATE TABLE "email_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"receiver_hash" text NOT NULL,
	"group_hash" text,
	"network_hash" text
);
--> statement-breakpoint
CREATE INDEX "email_sends_sent_at_index" ON "email_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "email_sends_receiver_hash_index" ON "email_sends" USING btree ("receiver_hash");--> statement-breakpoint
CREATE INDEX "email_sends_group_hash_index" ON "email_sends" USING btree ("group_hash");--> statement-breakpoint
CREATE INDEX "email_sends_network_hash_index" ON "email_sends" USING btree ("network_hash");