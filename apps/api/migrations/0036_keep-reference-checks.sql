CREATE TABLE "checked_reference" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"first_at" integer NOT NULL,
	"gravity" integer NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"reference" text NOT NULL,
	"message" text NOT NULL,
	"target" jsonb,
	"successors" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"places" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"document_id" uuid,
	"day" date,
	"text" text NOT NULL,
	"parts" jsonb NOT NULL,
	"characters" integer NOT NULL,
	"state" text NOT NULL,
	"as_of" date,
	"counts" jsonb NOT NULL,
	"job_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checked_reference" ADD CONSTRAINT "checked_reference_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checked_reference" ADD CONSTRAINT "checked_reference_check_id_reference_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."reference_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_check" ADD CONSTRAINT "reference_check_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_check" ADD CONSTRAINT "reference_check_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checked_reference_check" ON "checked_reference" USING btree ("check_id","first_at");--> statement-breakpoint
CREATE INDEX "reference_check_owner" ON "reference_check" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "reference_check_document" ON "reference_check" USING btree ("document_id");