ALTER TABLE "saved_filter" DROP CONSTRAINT "saved_filter_name";--> statement-breakpoint
ALTER TABLE "saved_filter" ADD COLUMN "list" text DEFAULT 'updates' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_name" UNIQUE("owner_id","list","name");