ALTER TABLE "citation" ADD COLUMN "amended" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What an answer told of its own accord is no news to whoever reads it again.
UPDATE "citation" SET "amended" = "told"."amended"
FROM (
	SELECT "answer"."id", "cited" ->> 'passage_id' AS "passage_id", "cited" -> 'amended' AS "amended"
	FROM "answer", jsonb_path_query("result", '$.statements[*].citations[*]') AS "cited"
	UNION ALL
	SELECT "answer"."id", "cited" ->> 'passage_id', "cited" -> 'amended'
	FROM "answer", jsonb_path_query("result", '$.correction.citations[*]') AS "cited"
) AS "told"
WHERE "citing_kind" = 'answer' AND "citing_id" = "told"."id" AND "citation"."passage_id" = "told"."passage_id"::uuid
	AND jsonb_typeof("told"."amended") = 'array';
