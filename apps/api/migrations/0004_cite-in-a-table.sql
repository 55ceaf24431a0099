CREATE TABLE "citation" (
	"citing_kind" text NOT NULL,
	"citing_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"passage_id" uuid NOT NULL,
	"passage_hash" text NOT NULL,
	"citation" text NOT NULL,
	"quote_start" integer,
	"quote_length" integer,
	"status" text NOT NULL,
	"as_of" date NOT NULL,
	"cited_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "citation_citing_kind_citing_id_place_pk" PRIMARY KEY("citing_kind","citing_id","place")
);
--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "authority" text;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "product_type" text;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "as_of" date;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "confidence_score" double precision;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "follows" uuid;--> statement-breakpoint
ALTER TABLE "citation" ADD CONSTRAINT "citation_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "citation_passage" ON "citation" USING btree ("passage_id");--> statement-breakpoint
CREATE INDEX "citation_source" ON "citation" USING btree ("source_id","owner_id");--> statement-breakpoint
CREATE INDEX "citation_owner" ON "citation" USING btree ("owner_id");--> statement-breakpoint
UPDATE "answer" SET
	"question" = "result" ->> 'query',
	"authority" = "result" ->> 'authority',
	"product_type" = "result" ->> 'product_type',
	"as_of" = coalesce("result" ->> 'as_of', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'))::date,
	"outcome" = "result" ->> 'outcome',
	"confidence_score" = coalesce(("result" ->> 'confidence_score')::double precision, 0),
	"follows" = ("result" ->> 'follows')::uuid;--> statement-breakpoint
ALTER TABLE "answer" ALTER COLUMN "question" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ALTER COLUMN "authority" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ALTER COLUMN "as_of" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ALTER COLUMN "outcome" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answer" ALTER COLUMN "confidence_score" SET NOT NULL;--> statement-breakpoint
-- Each quote once: those of the statements in their order, then those of the correction. Lengths count UTF-16 code units.
INSERT INTO "citation"
SELECT 'answer', "answer_id", (row_number() OVER (PARTITION BY "answer_id" ORDER BY "part", "nth") - 1)::int, "owner_id",
	("cited" ->> 'source_id')::uuid, ("cited" ->> 'version_id')::uuid, ("cited" ->> 'passage_id')::uuid,
	"cited" ->> 'passage_hash', "cited" ->> 'citation', ("cited" ->> 'quote_start')::int,
	char_length("cited" ->> 'quote') + char_length(regexp_replace("cited" ->> 'quote', '[^\U00010000-\U0010FFFF]', '', 'g')),
	"cited" ->> 'status', "as_of", "created_at"
FROM (
	SELECT DISTINCT ON ("answer_id", "cited" ->> 'passage_id', "cited" ->> 'quote_start') *
	FROM (
		SELECT "answer"."id" AS "answer_id", "owner_id", "as_of", "created_at", 1 AS "part", "nth", "cited"
		FROM "answer", jsonb_path_query("result", '$.statements[*].citations[*]') WITH ORDINALITY AS "found"("cited", "nth")
		UNION ALL
		SELECT "answer"."id", "owner_id", "as_of", "created_at", 2, "nth", "cited"
		FROM "answer", jsonb_path_query("result", '$.correction.citations[*]') WITH ORDINALITY AS "found"("cited", "nth")
	) AS "every"
	ORDER BY "answer_id", "cited" ->> 'passage_id', "cited" ->> 'quote_start', "part", "nth"
) AS "once";
