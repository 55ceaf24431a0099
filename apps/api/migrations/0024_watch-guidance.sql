CREATE TABLE "watched_guidance" (
	"owner_id" uuid NOT NULL,
	"guidance_id" text NOT NULL,
	"watched_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "watched_guidance_owner_id_guidance_id_pk" PRIMARY KEY("owner_id","guidance_id")
);
--> statement-breakpoint
DROP TABLE "guidance_document" CASCADE;--> statement-breakpoint
ALTER TABLE "watched_guidance" ADD CONSTRAINT "watched_guidance_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_guidance_document" ON "watched_guidance" USING btree ("guidance_id");