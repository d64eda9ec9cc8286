CREATE TABLE "credit_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"plan" text NOT NULL,
	"month" text NOT NULL,
	"month_granted" integer NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_accounts_ownerId_unique" UNIQUE("owner_id"),
	CONSTRAINT "credit_accounts_never_negative" CHECK ("credit_accounts"."monthly" >= 0 and "credit_accounts"."bought" >= 0 and "credit_accounts"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"unlimited" integer DEFAULT 0 NOT NULL,
	"hold_id" uuid,
	"reason" text NOT NULL,
	"subject_id" text,
	"actor_id" uuid,
	"key" text,
	"available_after" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_count" CHECK ("credit_entries"."monthly" >= 0 and "credit_entries"."bought" >= 0 and "credit_entries"."unlimited" >= 0 and "credit_entries"."monthly" + "credit_entries"."bought" + "credit_entries"."unlimited" > 0),
	CONSTRAINT "credit_entries_of_a_hold" CHECK (("credit_entries"."kind" in ('hold', 'debit', 'release')) = ("credit_entries"."hold_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"unlimited" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_holds_never_negative" CHECK ("credit_holds"."monthly" >= 0 and "credit_holds"."bought" >= 0 and "credit_holds"."unlimited" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_labels" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_keys" (
	"owner_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_keys_owner_id_scope_key_pk" PRIMARY KEY("owner_id","scope","key")
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_labels" ADD CONSTRAINT "credit_labels_entry_id_credit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_labels" ADD CONSTRAINT "credit_labels_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_number_index" ON "credit_entries" USING btree ("number");--> statement-breakpoint
CREATE INDEX "credit_entries_account_id_number_index" ON "credit_entries" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_account_id_key_index" ON "credit_entries" USING btree ("account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_settled_once" ON "credit_entries" USING btree ("hold_id","subject_id") WHERE "credit_entries"."kind" in ('debit', 'release');--> statement-breakpoint
CREATE INDEX "credit_holds_account_id_index" ON "credit_holds" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION apply_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  available_sign integer := CASE NEW.kind WHEN 'grant' THEN 1 WHEN 'release' THEN 1 WHEN 'debit' THEN 0 ELSE -1 END;
  held_sign integer := CASE NEW.kind WHEN 'hold' THEN 1 WHEN 'debit' THEN -1 WHEN 'release' THEN -1 ELSE 0 END;
BEGIN
  IF NEW.hold_id IS NOT NULL THEN
    UPDATE credit_holds SET monthly = credit_holds.monthly + held_sign * NEW.monthly,
      bought = credit_holds.bought + held_sign * NEW.bought,
      unlimited = credit_holds.unlimited + held_sign * NEW.unlimited
      WHERE id = NEW.hold_id AND account_id = NEW.account_id;
    IF NOT FOUND THEN RAISE EXCEPTION 'credit entry of a hold of another account'; END IF;
  END IF;
  UPDATE credit_accounts SET monthly = credit_accounts.monthly + available_sign * NEW.monthly,
    bought = credit_accounts.bought + available_sign * NEW.bought,
    held = credit_accounts.held + held_sign * (NEW.monthly + NEW.bought + NEW.unlimited)
    WHERE id = NEW.account_id
    RETURNING CASE WHEN plan = 'enterprise' THEN NULL ELSE credit_accounts.monthly + credit_accounts.bought END INTO NEW.available_after;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_apply BEFORE INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION apply_credit_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER credit_entries_never_emptied BEFORE TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
