CREATE TABLE "translation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"from_language" text NOT NULL,
	"to_language" text NOT NULL,
	"state" text NOT NULL,
	"engine" text,
	"failure" text,
	"segments" integer NOT NULL,
	"flags" jsonb NOT NULL,
	"term_flags" jsonb NOT NULL,
	"document_id" uuid,
	"layout_version" integer,
	"job_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_segment" (
	"translation_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"paragraph" integer NOT NULL,
	"before" text NOT NULL,
	"source" text NOT NULL,
	"target" text,
	"edited" boolean DEFAULT false NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "translation_segment_translation_id_number_pk" PRIMARY KEY("translation_id","number")
);
--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation" ADD CONSTRAINT "translation_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_segment" ADD CONSTRAINT "translation_segment_translation_id_translation_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."translation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_segment" ADD CONSTRAINT "translation_segment_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translation_owner" ON "translation" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "translation_segment_owner" ON "translation_segment" USING btree ("owner_id");