CREATE TABLE "share" (
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"level" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "share_kind_object_id_person_id_pk" PRIMARY KEY("kind","object_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_person" ON "share" USING btree ("person_id","kind");