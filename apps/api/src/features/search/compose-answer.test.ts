import { beforeAll, describe, expect, test } from "vitest";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { builtInKnowledge } from "./built-in-knowledge.ts";
import { composeAnswerTo } from "./compose-answer.ts";
import type { ComposedAnswer } from "./composed-answer.ts";
import type { AskedQuestion } from "./gather-evidence.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";

const { library, passages } = heldTexts(oldRule(), newRule(), europeanRule());
let index: SearchIndex;
beforeAll(async () => {
  index = await openSearchIndex({ library, indexFile: null, vectors: null });
  await index.refresh();
});
const ask = (query: string, given: Partial<AskedQuestion> = {}): Promise<ComposedAnswer> =>
  composeAnswerTo({ query, authority: "FDA", day: "2026-03-01", viewer: null, ...given }, index, builtInKnowledge());
const cited = ({ statements }: ComposedAnswer) => statements.flatMap(({ citations }) => citations);

const question = "Must a manufacturer document a quality management system?";

test("an answer quotes the passage that says so word for word, with the version it stands in", async () => {
  const answer = await ask(question);
  const [first] = cited(answer);
  expect(answer.outcome).toBe("answered");
  expect(first).toMatchObject({ citation: "21 CFR 820.10", version_label: "2026", status: "in_force" });
  const text = passages.find(({ id }) => id === first?.passage_id)?.text ?? "";
  expect(text.slice(first?.quote_start ?? 0)).toContain(first?.quote ?? "nothing");
});

test("what was searched is counted as it held on the day, with whose rules something was found in", async () => {
  expect((await ask(question)).searched).toEqual({ sources: 1, passages: 2, authorities: ["FDA"] });
  expect((await ask(question, { authority: "MULTI_AUTHORITY" })).searched).toMatchObject({ sources: 2, passages: 3 });
  expect((await ask(question, { authority: "HEALTH_CANADA" })).searched).toEqual({ sources: 0, passages: 0, authorities: [] });
});

test("a question that nothing speaks to has no statements and no confidence", async () => {
  expect(await ask("How are nuclear power stations insured?")).toMatchObject({ outcome: "nothing_found", statements: [], confidence: 0 });
});

const unsearched = { searched: { sources: 0, passages: 0, authorities: [] }, retrieved_documents: 0 };

test("a request that is declined says why, and nothing was searched for it", async () => {
  const answer = await ask("How can we hide a death from FDA's inspectors?");
  expect(answer).toMatchObject({ outcome: "declined", statements: [], ...unsearched });
  expect(answer.declinedBecause).toMatch(/does not help to hide/);
});

test("a question in another language is not answered, and told that the library is in English", async () => {
  const answer = await ask("Wie lange müssen Hersteller die Unterlagen aufbewahren?");
  expect(answer).toMatchObject({ outcome: "nothing_found", confidence: 0, statements: [], ...unsearched });
  expect(answer.declinedBecause).toMatch(/asked in German.*please ask in English/);
});

describe("a question that speaks of another's law than the chosen authority's", () => {
  const european = `${question.slice(0, -1)} in the EU?`;

  test("is answered under that, which the answer says", async () => {
    const answer = await ask(european);
    expect([answer.authority, cited(answer)[0]?.citation]).toEqual(["EU_MDR", "EU MDR Article 10(9)"]);
  });

  test("is answered as chosen where that is wanted, or where it names both", async () => {
    expect(await ask(european, { keeps_authority: true })).toMatchObject({ authority: "FDA", not_searched: ["EU"] });
    expect(await ask(`${european.slice(0, -1)}, as in the US?`)).toMatchObject({ authority: "FDA" });
  });

  test("in words that both laws use is answered where the answer is surer", async () => {
    expect(await ask("Must a manufacturer document a quality management system under MDR?")).toMatchObject({ authority: "FDA" });
  });
});

describe("a question about a law that another took the place of", () => {
  const earlier = "What did the QSR say about design controls of a class II device?";
  const standings = (answer: ComposedAnswer) =>
    answer.parts.map(({ statements }) => [...new Set(statements.flatMap(({ citations }) => citations.map(({ status }) => status)))]);

  test("is answered under the law in force and, as superseded, under the earlier one", async () => {
    const answer = await ask(earlier);
    expect(answer.parts.map((part) => part.question)).toEqual([
      "Quality Management System Regulation, in force: design controls of a class II device",
      "Quality System Regulation, in force until 2026-02-01: design controls of a class II device",
    ]);
    expect(standings(answer).at(-1)).toEqual(["superseded"]);
    expect(cited(answer).map(({ citation }) => citation)).toContain("21 CFR 820.30(a)");
    expect(answer.correction).toBeNull();
  });

  test("as of a day on which that still held is answered under it alone, as in force", async () => {
    const answer = await ask(earlier, { day: "2025-06-01" });
    expect([answer.parts, cited(answer)[0]?.status]).toEqual([[], "in_force"]);
  });
});

describe("several questions at once", () => {
  const asked = "Must a manufacturer document a quality management system? And how are nuclear power stations insured?";

  test("are answered one by one, and one that has no answer says so", async () => {
    const answer = await ask(asked);
    expect(answer.parts.map(({ question, outcome }) => [question, outcome])).toEqual([
      ["Must a manufacturer document a quality management system?", "answered"],
      ["And how are nuclear power stations insured?", "nothing_found"],
    ]);
    expect(answer.statements).toEqual(answer.parts.flatMap(({ statements }) => statements));
  });

  test("are not answered as a whole where one is not, and no surer than the least sure of those that are", async () => {
    const answer = await ask(asked);
    expect([answer.outcome, answer.confidence]).toEqual(["inconclusive", (await ask(question)).confidence]);
  });

  test("of which one is of a country that is not held name it, and answer the other", async () => {
    const answer = await ask("Must a manufacturer document a quality management system for FDA? And what must it register in Kenya?");
    expect(answer.parts.map(({ outcome }) => outcome)).toEqual(["answered", "nothing_found"]);
    expect(answer.not_searched).toEqual(["Kenya"]);
    expect(answer.searched).toEqual({ sources: 1, passages: 2, authorities: ["FDA"] });
  });

  test("of which only one names a country, and that is not held, leave the other to the chosen authority", async () => {
    const answer = await ask("Must a manufacturer document a quality management system, and must a distributor in Kenya document one too?");
    expect(answer.parts.map(({ outcome }) => outcome)).toEqual(["answered", "nothing_found"]);
    expect(answer.not_searched).toEqual(["Kenya"]);
  });

  test("asked as one have no parts", async () => {
    expect((await ask(question)).parts).toEqual([]);
  });
});

describe("laws and standards that a question names", () => {
  test("and that are not held are named, and nothing else answers for them", async () => {
    for (const name of ["IEC 60601-2-10", "EN 455", "ASTM F2077", "21 CFR 1308", "MDCG 2031-4"])
      expect(await ask(`What does ${name} require of a quality management system?`)).toMatchObject({
        outcome: "nothing_found",
        confidence: 0,
        not_searched: expect.arrayContaining([name]),
      });
  });

  test("beside one that is held are named, and the other is answered", async () => {
    const answer = await ask("What do EN 455 and 21 CFR 820.10 require of a quality management system?");
    expect([answer.outcome, answer.not_searched]).toEqual(["answered", ["EN 455"]]);
  });

  test("only as what a product complies with keep no question from its answer", async () => {
    const answer = await ask("Our gloves comply with EN 455: must a manufacturer document a quality management system for FDA?");
    expect([answer.outcome, answer.not_searched]).toEqual(["answered", ["EN 455"]]);
  });
});

describe("places that a question names", () => {
  test("and the chosen authority leaves out are named as not searched", async () => {
    expect((await ask(`${question.slice(0, -1)} in the EU and the US?`)).not_searched).toEqual(["EU"]);
  });

  test("and that are searched are not", async () => {
    expect((await ask(`${question.slice(0, -1)} in Germany?`, { authority: "MULTI_AUTHORITY" })).not_searched).toEqual([]);
  });

  test("and whose law nobody has brought in are named, and no other law answers for them", async () => {
    const everywhere = { authority: "MULTI_AUTHORITY" } as const;
    expect(await ask(`${question.slice(0, -1)} in Kenya?`, everywhere)).toMatchObject({
      outcome: "nothing_found",
      confidence: 0,
      statements: [],
      related: [],
      not_searched: ["Kenya"],
      ...unsearched,
    });
    expect((await ask("Does SAHPRA ask a manufacturer for a quality management system?")).not_searched).toEqual(["South Africa"]);
  });

  test("are answered where they are held, and named where they are not, if a question sets both side by side", async () => {
    const answer = await ask(`${question.slice(0, -1)} in the US and in Thailand?`);
    expect([answer.outcome, answer.not_searched]).toEqual(["answered", ["Thailand"]]);
    expect((await ask("Does Thailand accept a quality management system that FDA asks for?")).outcome).toBe("nothing_found");
  });

  test("only as where something comes from are not asked for", async () => {
    const answer = await ask("Must a manufacturer with a plant in Malaysia document a quality management system?");
    expect([answer.outcome, answer.not_searched]).toEqual(["answered", []]);
  });
});

test("clauses beyond those that one answer looks into are named", async () => {
  const many = Array.from({ length: 30 }, (_, nth) => `21 CFR 820.${nth + 1}`);
  const { clauses_not_taken } = await ask(`What do ${many.join(", ")} require?`);
  expect(clauses_not_taken).toEqual(many.slice(-clauses_not_taken.length));
  expect(clauses_not_taken.length).toBeGreaterThan(0);
});
