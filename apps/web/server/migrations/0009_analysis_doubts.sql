ALTER TABLE "analyses" ADD COLUMN "doubts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "doubts" DROP DEFAULT;