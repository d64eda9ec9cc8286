ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_visitorKey_unique";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP COLUMN "visitor_key";