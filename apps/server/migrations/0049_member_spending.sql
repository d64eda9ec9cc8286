CREATE TABLE "spending_limits" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"told_month" text,
	"told_percent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "spending_limits_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "spending_limits_never_negative" CHECK ("spending_limits"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payers" ADD COLUMN "ordered_by" uuid;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "drawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_labels" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spending_limits_user_id_index" ON "spending_limits" USING btree ("user_id");