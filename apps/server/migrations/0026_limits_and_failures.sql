CREATE TABLE "identity_failures" (
	"account_hash" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"user_id" uuid,
	"failures" integer NOT NULL,
	"counted_since" timestamp with time zone NOT NULL,
	"waits" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"total" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone,
	"unrecorded" integer NOT NULL,
	"unrecorded_since" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_failures_account_hash_kind_scope_pk" PRIMARY KEY("account_hash","kind","scope")
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity_audit" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "identity_devices" ADD COLUMN "trusted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_failures" ADD CONSTRAINT "identity_failures_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_failures_user_id_index" ON "identity_failures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_failures_last_failed_at_index" ON "identity_failures" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "limit_counts_expire_index" ON "limit_counts" USING btree ("expire");--> statement-breakpoint
-- What stands for several attempts was done by nobody who is known, and says how many.
CREATE OR REPLACE FUNCTION audit_identity_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_audit_entry('identity-' || NEW.event, NEW.happened_at,
    CASE WHEN NEW.details IS NULL THEN NEW.user_id::text END, NEW.user_id::text, coalesce(NEW.details, '{}'));
  RETURN NULL;
END $$;
