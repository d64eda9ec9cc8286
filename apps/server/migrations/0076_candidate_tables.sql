ALTER TABLE "import_items" ADD COLUMN "line" integer;--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "row" text;--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "problems" text;--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "made" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'files' NOT NULL;