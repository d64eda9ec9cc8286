CREATE TABLE "invoice_payers" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"tax_id" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_checkouts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "corrects" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "turn_day" integer;--> statement-breakpoint
ALTER TABLE "invoice_payers" ADD CONSTRAINT "invoice_payers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payers" ADD CONSTRAINT "invoice_payers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_checkouts" ADD CONSTRAINT "plan_checkouts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payers_owner_id_index" ON "invoice_payers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "plan_checkouts_owner_id_number_index" ON "plan_checkouts" USING btree ("owner_id","number");--> statement-breakpoint
UPDATE subscriptions SET turn_day = extract(day FROM period_start AT TIME ZONE 'UTC') WHERE source <> 'stripe';
--> statement-breakpoint
INSERT INTO invoice_payers (invoice_id, owner_id, name, street, city, country, tax_id, email)
  SELECT i.id, u.id, coalesce(a.name, u.name), coalesce(a.street, ''), coalesce(a.city, ''), coalesce(a.country, ''),
    coalesce(a.tax_id, ''), u.email
  FROM invoices i JOIN users u ON u.id = i.owner_id LEFT JOIN billing_addresses a ON a.owner_id = u.id
  WHERE i.provider_id IS NULL;
--> statement-breakpoint
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an issued invoice stays as it is';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_stay_as_issued BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.provider_id IS NULL AND (
    NEW.number, NEW.kind, NEW.description, NEW.amount, NEW.currency, NEW.tax_rate, NEW.issuer, NEW.corrects, NEW.credits,
    NEW.period_start, NEW.period_end, NEW.issued_at, NEW.due_at, NEW.provider_id
  ) IS DISTINCT FROM (
    OLD.number, OLD.kind, OLD.description, OLD.amount, OLD.currency, OLD.tax_rate, OLD.issuer, OLD.corrects, OLD.credits,
    OLD.period_start, OLD.period_end, OLD.issued_at, OLD.due_at, OLD.provider_id
  )) EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER invoices_never_removed BEFORE DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER invoice_payers_stay_as_issued BEFORE UPDATE ON invoice_payers
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
