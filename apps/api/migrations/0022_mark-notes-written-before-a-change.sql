CREATE TABLE "clause_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"clause" text NOT NULL,
	"by" text NOT NULL,
	"since" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmed_note" (
	"passage_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clause_change" ADD CONSTRAINT "clause_change_version_id_source_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."source_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_note" ADD CONSTRAINT "confirmed_note_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clause_change_version" ON "clause_change" USING btree ("version_id");