CREATE TABLE "template_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"template" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"format" text NOT NULL,
	"product" text,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_file" ADD CONSTRAINT "template_file_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_file_owner" ON "template_file" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "template_download_template" ON "template_download" USING btree ("templateId");