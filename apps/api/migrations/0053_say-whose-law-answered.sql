ALTER TABLE "coach_session" ADD COLUMN "authority" text;--> statement-breakpoint
ALTER TABLE "coach_session" ADD COLUMN "read_as" text;--> statement-breakpoint
UPDATE "coach_session" SET "authority" = "answer"."authority", "read_as" = "answer"."result"->>'read_as' FROM "answer" WHERE "answer"."id" = "coach_session"."answer_id";--> statement-breakpoint
ALTER TABLE "coach_session" ALTER COLUMN "authority" SET NOT NULL;
