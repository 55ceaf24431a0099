CREATE TABLE "coach_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"conversation" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"outcome" text NOT NULL,
	"correction" jsonb,
	"statements" jsonb NOT NULL,
	"further" integer NOT NULL,
	"confidence" jsonb NOT NULL,
	"mode" text NOT NULL,
	"topic" text,
	"difficulty" text NOT NULL,
	"understanding_score" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"chosen" jsonb NOT NULL,
	"rating" text NOT NULL,
	"was_right" boolean NOT NULL,
	"due" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_card" (
	"owner_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"state" text NOT NULL,
	"due" timestamp(3) with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_steps" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review" timestamp(3) with time zone NOT NULL,
	"was_right" boolean NOT NULL,
	CONSTRAINT "quiz_card_owner_id_card_id_pk" PRIMARY KEY("owner_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_card_check" (
	"card_id" text PRIMARY KEY NOT NULL,
	"citing_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"confirmed_on" date,
	"followed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_session" ADD CONSTRAINT "coach_session_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD CONSTRAINT "quiz_answer_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_card" ADD CONSTRAINT "quiz_card_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_session_owner" ON "coach_session" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "coach_session_conversation" ON "coach_session" USING btree ("conversation");--> statement-breakpoint
CREATE INDEX "quiz_answer_owner" ON "quiz_answer" USING btree ("owner_id","answered_at");