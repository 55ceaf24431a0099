CREATE TABLE "official_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" text NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "official_answer" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "official_source" ADD COLUMN "looking_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "official_run" ADD CONSTRAINT "official_run_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_run_source" ON "official_run" USING btree ("source_id","ended_at");