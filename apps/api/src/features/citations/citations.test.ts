import { SearchResult } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { addAnswerAsBefore, addPersonAsBefore, openBefore } from "../../testing/before-migration.repository.ts";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { citationsOf } from "../../testing/citations.repository.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, viewerFor } from "../../testing/world.ts";
import { listAnswers } from "../answers/answers.repository.ts";

const question = "What design controls does 21 CFR 820.30(a) require?";

/** An answer that quotes what holds and, in its correction, what no longer does. */
async function givenAnswer(): Promise<SearchResult> {
  const world = await createTestWorld();
  try {
    const { library, answers } = await openTestFeatures(world);
    const dana = await world.asPerson("dana", "administrator");
    for (const version of [oldRule(), newRule()]) await library.importVersion(version, dana);
    return SearchResult.parse(await answers.ask({ query: question, authority: "FDA" }, await world.asPerson("ana")));
  } finally {
    await world.close();
  }
}

test("an answer stored before citations had a table keeps all it cites, and is listed as before", async () => {
  const given = await givenAnswer();
  const cited = [...given.statements.flatMap(({ citations }) => citations), ...(given.correction?.citations ?? [])];
  const [first] = cited;
  const quote = `𝛼 ${first?.quote ?? ""}`;
  const stored = { ...given, correction: { text: "", citations: [{ ...first, quote, quote_start: 5000 }] } };
  const { database, migrate, close } = await openBefore("cite-in-a-table");
  const actor = await addPersonAsBefore(database, "ana");
  const viewer = viewerFor(actor);
  await addAnswerAsBefore(database, actor.id, stored);
  await migrate();

  const rows = await citationsOf(database, given.answer_id);
  const statements = given.statements.flatMap(({ citations }) => citations);
  expect(rows.map(({ passage_id, quote_start, quote_length }) => [passage_id, quote_start, quote_length])).toEqual([
    ...statements.map((one) => [one.passage_id, one.quote_start, one.quote?.length ?? null]),
    [first?.passage_id, 5000, quote.length],
  ]);
  expect(rows[0]).toMatchObject({ place: 0, status: first?.status, version_id: first?.version_id, as_of: given.as_of });
  expect(rows[0]?.cited_at).toBe(given.audit_trail.timestamp);
  expect((await listAnswers(database, viewer, asked())).items).toEqual([
    {
      id: given.answer_id,
      question,
      authority: "FDA",
      outcome: given.outcome,
      confidence_score: given.confidence_score,
      created_at: given.audit_trail.timestamp,
      follows: null,
    },
  ]);
  await close();
});

test("what an answer told of amendments is known of answers stored before that had a column", async () => {
  const given = await givenAnswer();
  const acts = [{ by: "Regulation (EU) 2023/607", since: "2023-03-20" }];
  const [first] = given.statements;
  const stored = {
    ...given,
    statements: first ? [{ ...first, citations: first.citations.map((one) => ({ ...one, amended: acts })) }] : [],
  };
  const { database, migrate, close } = await openBefore("cite-in-a-table");
  const actor = await addPersonAsBefore(database, "ana");
  await addAnswerAsBefore(database, actor.id, stored);
  await migrate();
  const rows = await citationsOf(database, given.answer_id);
  const told = new Set(first?.citations.map(({ passage_id }) => passage_id));
  expect(told.size).toBeGreaterThan(0);
  expect(rows.map(({ passage_id, amended }) => [told.has(passage_id), amended])).toEqual(
    rows.map(({ passage_id }) => (told.has(passage_id) ? [true, acts] : [false, []])),
  );
  await close();
});

test("everything an answer quotes, its correction too, is written beside it, each quote once", async () => {
  const world = await createTestWorld();
  const { library, answers } = await openTestFeatures(world);
  const dana = await world.asPerson("dana", "administrator");
  for (const version of [oldRule(), newRule()]) await library.importVersion(version, dana);
  const ana = await world.asPerson("ana");
  const given = await answers.ask({ query: question, authority: "FDA" }, ana);
  const cited = [...given.statements.flatMap(({ citations }) => citations), ...(given.correction?.citations ?? [])];
  const rows = await citationsOf(world.database, given.answer_id);
  expect(given.correction?.citations).not.toHaveLength(0);
  expect(new Set(rows.map((row) => `${row.citation} ${row.passage_hash} ${row.quote_start}`))).toEqual(
    new Set(cited.map((one) => `${one.citation} ${one.passage_hash} ${one.quote_start}`)),
  );
  await world.close();
});
