CREATE TABLE "judged_stretch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"count" integer NOT NULL,
	"as_of" date NOT NULL,
	"judged" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judged_stretch" ADD CONSTRAINT "judged_stretch_check_id_reference_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."reference_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judged_stretch_check" ON "judged_stretch" USING btree ("check_id","nth");