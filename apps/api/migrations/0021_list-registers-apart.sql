CREATE TABLE "official_listed" (
	"source_id" text NOT NULL,
	"step" text NOT NULL,
	"place" integer NOT NULL,
	"key" text NOT NULL,
	"own_key" text,
	"title" text NOT NULL,
	"url" text,
	"fields" jsonb NOT NULL,
	"aside" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "official_listed_source_id_step_place_pk" PRIMARY KEY("source_id","step","place")
);
--> statement-breakpoint
ALTER TABLE "official_listed" ADD CONSTRAINT "official_listed_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_listed_key" ON "official_listed" USING btree ("source_id","own_key");--> statement-breakpoint
-- Looks that an earlier version had begun are begun anew: it wrote down nothing of what they listed.
DELETE FROM "official_step";--> statement-breakpoint
UPDATE "official_source" SET "plan" = NULL;
