ALTER TABLE "official_answer" ADD COLUMN "taken_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "official_change" ADD COLUMN "effective" text;--> statement-breakpoint
ALTER TABLE "official_step" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;