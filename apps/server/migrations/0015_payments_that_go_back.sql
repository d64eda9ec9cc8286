CREATE TABLE "credit_recalls" (
	"account_id" uuid NOT NULL,
	"purchase" text NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_recalls_account_id_purchase_pk" PRIMARY KEY("account_id","purchase"),
	CONSTRAINT "credit_recalls_never_negative" CHECK ("credit_recalls"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "synced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_recalls" ADD CONSTRAINT "credit_recalls_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE invoices SET paid_back = amount WHERE state = 'refunded';
