CREATE TABLE "protocol_analysis" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"document_id" uuid,
	"document_version" integer NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"progress" real NOT NULL,
	"step" text NOT NULL,
	"problem" text,
	"job_id" uuid,
	"tries" integer NOT NULL,
	"product_type" text,
	"facts" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"corrections" jsonb NOT NULL,
	"chosen" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "protocol_analysis_file" UNIQUE("document_id","document_version")
);
--> statement-breakpoint
ALTER TABLE "protocol_analysis" ADD CONSTRAINT "protocol_analysis_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_analysis" ADD CONSTRAINT "protocol_analysis_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "protocol_analysis_owner" ON "protocol_analysis" USING btree ("owner_id","updated_at");