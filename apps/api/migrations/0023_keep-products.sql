CREATE TABLE "product" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"areas" text[] NOT NULL,
	"classification" text NOT NULL,
	"targetMarkets" text[] NOT NULL,
	"currentStage" text NOT NULL,
	"description" text NOT NULL,
	"product_codes" jsonb NOT NULL,
	"regulation_numbers" text[] NOT NULL,
	"classes" jsonb NOT NULL,
	"cfr_parts" text[] NOT NULL,
	"standards" jsonb NOT NULL,
	"predicateDevices" jsonb NOT NULL,
	"referenceProducts" jsonb NOT NULL,
	"firm" text NOT NULL,
	"watched_firms" text[] NOT NULL,
	"notified_body" text NOT NULL,
	"watched_sources" jsonb NOT NULL,
	"saved_searches" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_owner" ON "product" USING btree ("owner_id","updated_at");