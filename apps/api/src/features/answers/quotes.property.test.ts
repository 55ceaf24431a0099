import type { Citation } from "@clausewise/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { alterPassage } from "../../testing/corpus.repository.ts";
import { openStockedDatabase } from "../../testing/database.ts";
import { generateQuestions, type GeneratedQuestion } from "../../testing/generated-questions.ts";
import { readOfficialParts } from "../../testing/official-parts.ts";
import { readStoredPassages, type StoredPassage } from "../../testing/stored-passages.repository.ts";
import { thorough } from "../../testing/thorough.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createLibraryReads, type LibraryReads } from "../library/library.reads.ts";
import { bringIn } from "../library/import/import-versions.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { openTestIndex } from "../../testing/search.ts";
import { checkQuotes, type AnswerText } from "./ask/check-quotes.ts";
import { builtInKnowledge } from "../search/built-in-knowledge.ts";
import { composeAnswerTo } from "../search/compose-answer.ts";
import type { ComposedAnswer } from "../search/composed-answer.ts";

const day = "2026-09-01";
const asked = thorough ? 2000 : 500;
const seed = 80_792;
/** The questions take up to a minute of processor time, and more where others want the processor too. */
const timeout = 900_000;

const known = builtInKnowledge();
const official = await readOfficialParts();
if (!official)
  process.stdout.write("Official texts are not here (shared/data beside the repository): three sample rules stand in for them.\n");
const texts = official ?? [oldRule(), newRule(), europeanRule()];
/** The few sample passages are hardly met by chance: each is asked for by its own words. */
const samples = official
  ? []
  : [...new Set(texts.flatMap(({ passages }) => passages.map(({ text }) => text)))].map((query): GeneratedQuestion => ({
      query,
      authority: "MULTI_AUTHORITY",
    }));
const leastQuotes = official ? asked / 4 : 1;

interface Given {
  question: GeneratedQuestion;
  /** What was composed, before the check of its quotes. */
  composed: Pick<ComposedAnswer, "statements" | "correction">;
  shown: AnswerText;
  related: Citation[];
}

let world: TestWorld;
let searchIndex: SearchIndex;
let library: LibraryReads;
/** By version and passage, read past the library. */
let stored: Map<string, StoredPassage>;
const given: Given[] = [];

async function ask(question: GeneratedQuestion): Promise<Given> {
  const composed = await composeAnswerTo({ ...question, day, viewer: null }, searchIndex, known);
  return { question, composed, shown: await checkQuotes(library, composed), related: composed.related };
}

beforeAll(async () => {
  world = await createTestWorld(openStockedDatabase);
  for (const text of texts) await bringIn(world.database, [text], day);
  searchIndex = await openTestIndex(world.database);
  library = createLibraryReads(world.database);
  await searchIndex.refresh();
  const rows = await readStoredPassages(world.database);
  stored = new Map(rows.map((row) => [placeOf(row), row]));
  for (const question of [...samples, ...generateQuestions(rows, { count: asked, seed })]) given.push(await ask(question));
}, timeout);
afterAll(() => world.close());

const placeOf = ({ version_id, passage_id }: { version_id: string; passage_id: string }) => `${version_id} ${passage_id}`;
const citationsIn = ({ statements, correction }: AnswerText): Citation[] => [
  ...statements.flatMap(({ citations }) => citations),
  ...(correction?.citations ?? []),
];
const fault = ({ question }: Given, { citation, quote }: Citation) =>
  `${question.authority} ${question.query}: ${citation} “${quote ?? ""}”`;

function isVerbatim(citation: Citation): boolean {
  const { quote, quote_start: start, text_kind } = citation;
  if (quote === null || start === null) return text_kind === "summary";
  return quote !== "" && stored.get(placeOf(citation))?.text.slice(start, start + quote.length) === quote;
}

function resolves(cited: Citation): boolean {
  const row = stored.get(placeOf(cited));
  return row?.citation === cited.citation && row.source_id === cited.source_id && row.source_identifier === cited.source_identifier;
}

test("the questions are all different, and most find an answer", () => {
  expect(new Set(given.map(({ question }) => JSON.stringify(question))).size).toBe(asked + samples.length);
  expect(given.filter(({ shown }) => shown.statements.length > 0).length).toBeGreaterThan(asked / 2);
});

test("no quote is shown that is not verbatim in its stored passage", () => {
  const all = given.flatMap((one) => citationsIn(one.shown).map((citation) => ({ one, citation })));
  const quotes = all.filter(({ citation }) => citation.quote !== null).length;
  process.stdout.write(`${given.length} questions: ${quotes} quotes checked\n`);
  expect(all.filter(({ citation }) => !isVerbatim(citation)).map(({ one, citation }) => fault(one, citation))).toEqual([]);
  expect(quotes).toBeGreaterThanOrEqual(leastQuotes);
});

test("no citation is shown that does not resolve to a passage of the version it names", () => {
  const all = given.flatMap((one) => [...citationsIn(one.shown), ...one.related].map((citation) => ({ one, citation })));
  process.stdout.write(`${given.length} questions: ${all.length} citations checked\n`);
  expect(all.filter(({ citation }) => !resolves(citation)).map(({ one, citation }) => fault(one, citation))).toEqual([]);
  expect(all.length).toBeGreaterThan(asked);
});

test("what is composed needs no quote left out by the check", () => {
  const lost = given.filter(({ composed, shown }) => citationsIn(composed).length !== citationsIn(shown).length);
  expect(lost.map(({ question }) => question)).toEqual([]);
});

test("the check lets no quote pass of which a single sign was changed", async () => {
  const quoting = given.filter(({ composed }) => citationsIn(composed).some(({ quote }) => quote !== null)).slice(0, 200);
  const passed = [];
  for (const { composed } of quoting) {
    const altered = <One extends Citation>(one: One, nth: number): One => ({ ...one, quote: one.quote && changedAt(one.quote, nth) });
    const statements = composed.statements.map((one) => ({ ...one, citations: one.citations.map(altered) }));
    passed.push(...citationsIn(await checkQuotes(library, { statements, correction: null })).filter(({ quote }) => quote !== null));
  }
  expect(passed).toEqual([]);
});

/** A text with one sign changed, another one for each `nth`. */
function changedAt(text: string, nth: number): string {
  const at = (nth * 7) % text.length;
  return `${text.slice(0, at)}${text[at] === "x" ? "y" : "x"}${text.slice(at + 1)}`;
}

// Last, since it changes what is stored.
test("the check leaves out what is quoted from a passage whose stored words were changed since", async () => {
  const [quoting] = given.filter(({ composed }) => citationsIn(composed)[0]?.quote);
  const [cited] = quoting ? citationsIn(quoting.composed) : [];
  if (!quoting || !cited?.quote) return expect.unreachable("no question was answered with a quote");
  await alterPassage(world.database, cited.citation, cited.quote, "The sponsor may do as it likes.");
  const after = citationsIn(await checkQuotes(library, quoting.composed));
  expect(after.filter(({ passage_id }) => passage_id === cited.passage_id)).toEqual([]);
});
