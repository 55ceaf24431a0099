CREATE TABLE "job_progress" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"progress" real NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
