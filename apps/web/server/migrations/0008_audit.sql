CREATE TABLE "audit_chain" (
	"number" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_happened_at_index" ON "audit_entries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_index" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_id_index" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last_link audit_chain%ROWTYPE;
BEGIN
  -- At commit, one after the other: nothing is waited for while the lock is held.
  PERFORM pg_advisory_xact_lock(7310001);
  SELECT * INTO last_link FROM audit_chain ORDER BY number DESC LIMIT 1;
  INSERT INTO audit_chain (number, entry_id, previous, hash) VALUES (
    coalesce(last_link.number, 0) + 1, NEW.id, coalesce(last_link.hash, ''),
    encode(sha256(convert_to(coalesce(last_link.hash, '') || NEW.body, 'UTF8')), 'hex'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_chain AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit record is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_refuse BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_refuse BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION write_audit_entry(wanted_action text, at timestamptz, actor text, subject text, details jsonb)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry_id uuid := gen_random_uuid();
  moment timestamptz := date_trunc('milliseconds', at);
BEGIN
  INSERT INTO audit_entries (id, happened_at, action, actor_id, subject_id, body) VALUES (
    entry_id, moment, wanted_action, actor, subject,
    jsonb_build_object('id', entry_id, 'action', wanted_action, 'actorId', actor, 'subjectId', subject,
      'at', to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'details', details)::text);
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_identity_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_audit_entry('identity-' || NEW.event, NEW.happened_at, NEW.user_id::text, NEW.user_id::text, '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER identity_audit_entry AFTER INSERT ON identity_audit
  FOR EACH ROW EXECUTE FUNCTION audit_identity_event();
--> statement-breakpoint
CREATE FUNCTION audit_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_audit_entry('credits-' || NEW.kind, NEW.at,
    coalesce(NEW.actor_id::text, (SELECT owner_id::text FROM credit_accounts WHERE id = NEW.account_id)),
    NEW.account_id::text,
    jsonb_build_object('entryId', NEW.id, 'reason', NEW.reason, 'credits', NEW.monthly + NEW.bought + NEW.unlimited));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_audit AFTER INSERT ON credit_entries
  FOR EACH ROW WHEN (NEW.kind = 'debit' OR NEW.actor_id IS NOT NULL) EXECUTE FUNCTION audit_credit_entry();
