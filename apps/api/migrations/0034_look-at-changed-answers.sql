CREATE TABLE "answer_look" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"seen" text[] NOT NULL,
	"note" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_look" ADD CONSTRAINT "answer_look_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_look" ADD CONSTRAINT "answer_look_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_look_owner" ON "answer_look" USING btree ("owner_id","answer_id");--> statement-breakpoint
CREATE INDEX "answer_look_answer" ON "answer_look" USING btree ("answer_id");