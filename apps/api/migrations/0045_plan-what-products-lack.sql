CREATE TABLE "gap_analysis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"packs" jsonb NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gap_proof" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid,
	"answer_id" uuid,
	"label" text NOT NULL,
	"page" integer,
	"words" text NOT NULL,
	"passage_id" uuid,
	"document_version" integer,
	"note" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gap_requirement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"pack" text NOT NULL,
	"requirement_id" text NOT NULL,
	"taken" jsonb NOT NULL,
	"digest" text NOT NULL,
	"dropped" boolean NOT NULL,
	"responsible" text NOT NULL,
	"due" date,
	"override" jsonb,
	"note" text NOT NULL,
	"accepted_at" timestamp(3) with time zone,
	"accepted_by" uuid,
	"accepted_note" text NOT NULL,
	"accepted_proofs" uuid[] NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "gap_requirement_identity" UNIQUE("analysis_id","pack","requirement_id")
);
--> statement-breakpoint
ALTER TABLE "gap_analysis" ADD CONSTRAINT "gap_analysis_id_product_id_fk" FOREIGN KEY ("id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_analysis" ADD CONSTRAINT "gap_analysis_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_proof" ADD CONSTRAINT "gap_proof_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_proof" ADD CONSTRAINT "gap_proof_requirement_id_gap_requirement_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."gap_requirement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_proof" ADD CONSTRAINT "gap_proof_added_by_person_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_requirement" ADD CONSTRAINT "gap_requirement_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_requirement" ADD CONSTRAINT "gap_requirement_analysis_id_gap_analysis_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."gap_analysis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_requirement" ADD CONSTRAINT "gap_requirement_accepted_by_person_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gap_analysis_owner" ON "gap_analysis" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "gap_proof_requirement" ON "gap_proof" USING btree ("requirement_id");--> statement-breakpoint
CREATE INDEX "gap_proof_owner" ON "gap_proof" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "gap_requirement_owner" ON "gap_requirement" USING btree ("owner_id");