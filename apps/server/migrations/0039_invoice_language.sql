ALTER TABLE "invoices" ADD COLUMN "language" text;--> statement-breakpoint
CREATE OR REPLACE TRIGGER invoices_stay_as_issued BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.provider_id IS NULL AND (
    NEW.number, NEW.kind, NEW.description, NEW.language, NEW.amount, NEW.currency, NEW.tax_rate, NEW.issuer, NEW.corrects,
    NEW.credits, NEW.period_start, NEW.period_end, NEW.issued_at, NEW.due_at, NEW.provider_id
  ) IS DISTINCT FROM (
    OLD.number, OLD.kind, OLD.description, OLD.language, OLD.amount, OLD.currency, OLD.tax_rate, OLD.issuer, OLD.corrects,
    OLD.credits, OLD.period_start, OLD.period_end, OLD.issued_at, OLD.due_at, OLD.provider_id
  )) EXECUTE FUNCTION refuse_invoice_change();
