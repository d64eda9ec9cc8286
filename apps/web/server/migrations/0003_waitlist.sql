CREATE TABLE "waitlist_counters" (
	"id" integer PRIMARY KEY NOT NULL,
	"joined" integer NOT NULL,
	CONSTRAINT "waitlist_counters_one_row" CHECK ("waitlist_counters"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"company" text,
	"has_offer" boolean NOT NULL,
	"offer_redeemed_at" timestamp with time zone,
	"letter_sent_at" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_position_unique" UNIQUE("position"),
	CONSTRAINT "waitlist_entries_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
insert into waitlist_counters (id, joined) values (1, 0);
