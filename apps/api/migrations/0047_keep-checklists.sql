CREATE TABLE "checklist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"route" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "checklist_of_route" UNIQUE("product_id","route")
);
--> statement-breakpoint
CREATE TABLE "checklist_mark" (
	"checklist_id" uuid NOT NULL,
	"item" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"responsible" text NOT NULL,
	"due" date,
	"note" text NOT NULL,
	"evidence" jsonb NOT NULL,
	CONSTRAINT "checklist_mark_checklist_id_item_pk" PRIMARY KEY("checklist_id","item")
);
--> statement-breakpoint
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_mark" ADD CONSTRAINT "checklist_mark_checklist_id_checklist_id_fk" FOREIGN KEY ("checklist_id") REFERENCES "public"."checklist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_mark" ADD CONSTRAINT "checklist_mark_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checklist_owner" ON "checklist" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "checklist_mark_owner" ON "checklist_mark" USING btree ("owner_id");