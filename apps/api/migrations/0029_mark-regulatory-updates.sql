CREATE TABLE "update_mark" (
	"owner_id" uuid NOT NULL,
	"update_id" text NOT NULL,
	"bookmarked_at" timestamp(3) with time zone,
	"read_at" timestamp(3) with time zone,
	CONSTRAINT "update_mark_owner_id_update_id_pk" PRIMARY KEY("owner_id","update_id")
);
--> statement-breakpoint
ALTER TABLE "update_mark" ADD CONSTRAINT "update_mark_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "update_mark_update" ON "update_mark" USING btree ("update_id");