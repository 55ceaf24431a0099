CREATE TABLE "pathway_assessment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"rule_set" text NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"outcomes" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pathway_assessment" ADD CONSTRAINT "pathway_assessment_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_assessment" ADD CONSTRAINT "pathway_assessment_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pathway_assessment_owner" ON "pathway_assessment" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "pathway_assessment_product" ON "pathway_assessment" USING btree ("product_id");