CREATE TABLE "housekeeping_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"removed_uploads" integer
);
