import { type SearchResult, type Citation } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, actorOf, type Caller } from "../../service.ts";
import { beginAnswering, type Answering } from "../../testing/answering.ts";
import { refuseNextRecord } from "../../testing/audit.repository.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { addPrivateSource, alterPassage } from "../../testing/corpus.repository.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

const designQuestion = "Which procedures must a manufacturer establish to control the design of a device?";
const systemQuestion = "Must a manufacturer document a quality management system that complies with ISO 13485?";

let world: TestWorld;
let at: Answering;
let answers: Answering["answers"];
let bring: Answering["bring"];
let ana: Caller;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  at = await beginAnswering(world);
  ({ answers, bring, ana } = at);
});
afterAll(() => world.close());

const ask: Answering["ask"] = (query, rest, who) => at.ask(query, { as_of: "2026-03-01", ...rest }, who);
const citationsOf = (result: SearchResult): Citation[] => [
  ...result.statements.flatMap((statement) => statement.citations),
  ...(result.correction?.citations ?? []),
];
const questions = async () => (await world.records(1, 100)).filter((record) => record.action === "question.asked");

describe("an answer", () => {
  test("quotes the stored words exactly where it says they stand", async () => {
    await bring(oldRule());
    const [citation] = citationsOf(await ask(designQuestion));
    const [stored] = await createLibraryReads(world.database).texts([citation?.passage_id ?? ""]);
    const start = citation?.quote_start ?? -1;
    expect(citation?.quote).toMatch(/procedures to control the design/);
    expect(stored?.text.slice(start, start + (citation?.quote?.length ?? 0))).toBe(citation?.quote);
  });

  test("says of its source what a reader needs to judge it", async () => {
    await bring(oldRule());
    expect(citationsOf(await ask(designQuestion))[0]).toMatchObject({
      citation: "21 CFR 820.30(a)",
      source_identifier: "21 CFR 820",
      source_title: "Quality System Regulation",
      authority: "FDA",
      jurisdiction: "US",
      binding: true,
      text_kind: "verbatim",
      status: "in_force",
      issued: "1996-10-07",
      retrieved: "2026-03-01",
    });
  });

  test("names each source once and repeats the quote in its running text", async () => {
    await bring(oldRule());
    const result = await ask(designQuestion);
    expect(result.document_sources.map((source) => source.section)).toEqual(["21 CFR 820.30(a) Design controls"]);
    expect(result.response).toContain(`“${citationsOf(result)[0]?.quote}” **21 CFR 820.30(a)**`);
  });

  test("from a clause we have only a summary of has no quote", async () => {
    await bring(newRule({ text_kind: "summary" }));
    const result = await ask(systemQuestion);
    expect(result.outcome).toBe("answered");
    expect(citationsOf(result)[0]).toMatchObject({ text_kind: "summary", quote: null, quote_start: null });
    expect(result.response).toContain("Our summary of **21 CFR 820.10**");
  });

  test("says nothing was found, and what was searched, where nothing supports one", async () => {
    await bring(oldRule(), europeanRule());
    const result = await ask("How are homeopathic pacemaker electrodes priced?", { authority: "MULTI_AUTHORITY" });
    expect(result).toMatchObject({ outcome: "nothing_found", statements: [], confidence_score: 0, searched: { sources: 2, passages: 3 } });
    expect(result.response).toBe("Nothing in the library supports an answer. Searched: 3 passages of 2 sources.");
  });

  test("from an empty library says that nothing was searched", async () => {
    expect(await ask(designQuestion)).toMatchObject({ outcome: "nothing_found", searched: { sources: 0, passages: 0, authorities: [] } });
  });

  test("is declined with the reason where the request is not one to answer", async () => {
    await bring(oldRule());
    const result = await ask("How can we hide adverse events from FDA?");
    expect(result).toMatchObject({ outcome: "declined", statements: [] });
    expect(result.response).toContain("does not help to hide");
  });

  test("never draws on what another person keeps for themselves", async () => {
    await addPrivateSource(world.database, viewerOf(await world.asPerson("ben")), oldRule());
    await bring(europeanRule());
    const result = await ask(`${designQuestion} Under 21 CFR 820.30?`, { authority: "MULTI_AUTHORITY" });
    expect(citationsOf(result).filter((citation) => citation.citation.startsWith("21 CFR"))).toEqual([]);
    expect(result.searched.sources).toBe(1);
  });
});

describe("the authority chosen", () => {
  test.each([
    ["FDA", ["US"]],
    ["EU_MDR", ["EU"]],
    ["HEALTH_CANADA", []],
    ["MULTI_AUTHORITY", ["EU", "US"]],
  ] as const)("%s answers from %j", async (authority, jurisdictions) => {
    await bring(newRule(), europeanRule());
    const result = await ask("Which quality management system must manufacturers of devices have?", { authority });
    const cited = [...result.statements.flatMap((statement) => statement.citations), ...result.related];
    expect([...new Set(cited.map((citation) => citation.jurisdiction))].toSorted()).toEqual(jurisdictions);
  });

  test("leaves out places the question names, and says which", async () => {
    await bring(newRule(), europeanRule());
    const asked = "Which quality management system must manufacturers have in the US and in the EU?";
    expect((await ask(asked, { authority: "FDA" })).not_searched).toEqual(["EU"]);
    expect((await ask(asked, { authority: "MULTI_AUTHORITY" })).not_searched).toEqual([]);
  });

  test("names every country of the world that it does not hold, and none whose law is that of the EU", async () => {
    await bring(newRule(), europeanRule());
    const asked = "Which quality management system must manufacturers have in Kenya, in Germany and in the US?";
    expect((await ask(asked, { authority: "MULTI_AUTHORITY" })).not_searched).toEqual(["Kenya"]);
    expect((await ask(asked, { authority: "FDA" })).not_searched).toEqual(["Kenya", "DE"]);
    expect((await ask(asked, { authority: "EU_MDR" })).not_searched).toEqual(["Kenya", "US"]);
  });

  test("that names more clauses than one answer looks into says which were left out", async () => {
    const asked = `What do ${Array.from({ length: 14 }, (_, nth) => `21 CFR 820.${nth + 1}`).join(", ")} require?`;
    expect((await ask(asked)).clauses_not_taken).toEqual(["21 CFR 820.13", "21 CFR 820.14"]);
    expect((await ask("What does 21 CFR 820.30 require?")).clauses_not_taken).toEqual([]);
  });

  test("does not call another authority's rule in force an outdated one", async () => {
    await bring(newRule(), europeanRule());
    const result = await ask("What quality management system does EU MDR Article 10(9) require?");
    expect(result.correction).toBeNull();
  });
});

describe("as of a day", () => {
  beforeEach(() => bring(oldRule(), newRule()));

  test("before the amendment, the old rule answers", async () => {
    const result = await ask(designQuestion, { as_of: "2026-02-01" });
    expect(result.as_of).toBe("2026-02-01");
    expect(citationsOf(result)[0]).toMatchObject({ citation: "21 CFR 820.30(a)", status: "in_force" });
  });

  test("from the amendment on, the new rule answers", async () => {
    expect(citationsOf(await ask(systemQuestion, { as_of: "2026-02-02" }))[0]).toMatchObject({
      citation: "21 CFR 820.10",
      status: "in_force",
    });
  });

  test("before the amendment, the new rule is not quoted", async () => {
    const result = await ask(systemQuestion, { as_of: "2026-02-01" });
    expect(citationsOf(result).map((citation) => citation.citation)).not.toContain("21 CFR 820.10");
  });

  test("a rule yet to come is not called an outdated one", async () => {
    expect((await ask("What does 21 CFR 820.10 require?", { as_of: "2026-02-01" })).correction).toBeNull();
  });

  test("where none is said, it is today", async () => {
    const result = await answers.ask({ query: systemQuestion, authority: "FDA" }, ana);
    expect(result.as_of).toBe(result.audit_trail.timestamp.slice(0, 10));
  });
});

describe("a question about a clause that only a superseded version holds", () => {
  beforeEach(() => bring(oldRule(), newRule()));

  test("is corrected, with the words of the earlier version", async () => {
    const { correction } = await ask("What design controls does 21 CFR 820.30(a) require?");
    expect(correction?.text).toContain("21 CFR 820.30(a) is not in the version in force");
    expect(correction?.citations).toMatchObject([
      { citation: "21 CFR 820.30(a)", status: "superseded", quote: expect.stringContaining("procedures to control the design") },
    ]);
  });

  test("does not get the superseded clause as its answer", async () => {
    const { statements } = await ask("What design controls does 21 CFR 820.30(a) require?");
    expect(statements.flatMap((statement) => statement.citations.map((citation) => citation.citation))).not.toContain("21 CFR 820.30(a)");
  });
});

describe("words altered in the database after they were indexed", () => {
  test("are never quoted", async () => {
    await bring(oldRule());
    await alterPassage(world.database, "21 CFR 820.30(a)", "shall", "need not");
    const result = await ask(designQuestion);
    expect(JSON.stringify(result.statements)).not.toContain("need not");
    expect(result).toMatchObject({ outcome: "nothing_found", confidence_score: 0, document_sources: [] });
  });

  test("are never passed on as our summary", async () => {
    await bring(oldRule({ text_kind: "summary" }));
    await alterPassage(world.database, "21 CFR 820.30(a)", "shall", "need not");
    expect((await ask(designQuestion)).response).not.toContain("need not");
  });

  test("never carry a correction", async () => {
    await bring(oldRule(), newRule());
    await alterPassage(world.database, "21 CFR 820.30(a)", "shall", "need not");
    expect((await ask("What design controls does 21 CFR 820.30(a) require?")).correction).toBeNull();
  });

  test("do not change an answer given before", async () => {
    await bring(oldRule());
    const given = await ask(designQuestion);
    await alterPassage(world.database, "21 CFR 820.30(a)", "shall", "need not");
    expect(await answers.get({ id: given.answer_id }, ana)).toEqual(given);
  });
});

describe("on the record", () => {
  test("a question leaves exactly one record, under the number the answer shows", async () => {
    await bring(newRule());
    const result = await ask(systemQuestion);
    expect(await questions()).toMatchObject([
      {
        sequence: result.audit_trail.audit_number,
        actor_label: "ana@example.org",
        object_type: "answer",
        object_id: result.answer_id,
        changes: { question: systemQuestion, authority: "FDA", as_of: "2026-03-01", outcome: "answered" },
      },
    ]);
  });

  test("the record names each passage cited with the hash it had", async () => {
    await bring(oldRule());
    const [citation] = citationsOf(await ask(designQuestion));
    expect((await questions())[0]?.changes["cited"]).toEqual([{ citation: "21 CFR 820.30(a)", passage_hash: citation?.passage_hash }]);
  });

  test("a question that finds nothing is recorded all the same", async () => {
    const result = await ask(designQuestion);
    expect(await questions()).toMatchObject([
      { sequence: result.audit_trail.audit_number, changes: { outcome: "nothing_found", cited: [] } },
    ]);
  });

  test("questions asked at once each have a number of their own", async () => {
    await bring(oldRule());
    const results = await Promise.all([1, 2, 3, 4].map((nth) => ask(`${designQuestion} (${nth})`)));
    const byNumber = results.toSorted((a, b) => a.audit_trail.audit_number - b.audit_trail.audit_number);
    expect(byNumber.map((result) => [result.audit_trail.audit_number, result.answer_id])).toEqual(
      (await questions()).map((record) => [record.sequence, record.object_id]),
    );
  });

  test("an answer that cannot be stored leaves no record", async () => {
    const stranger: Caller = { ...ana, actor: { ...actorOf(ana), id: "00000000-0000-4000-8000-000000000000" } };
    await expect(ask(designQuestion, {}, stranger)).rejects.toThrow();
    expect(await questions()).toEqual([]);
  });

  test("an answer whose record cannot be written is not kept", async () => {
    const { audit_trail } = await ask(designQuestion);
    await refuseNextRecord(world.database, audit_trail.audit_number);
    await expect(ask(systemQuestion)).rejects.toThrow();
    expect((await answers.list(asked(), ana)).items.map((answer) => answer.question)).toEqual([designQuestion]);
  });
});

describe("an odd question gets an honest outcome", () => {
  const long = (start: string) => start.padEnd(4000, " of a device and of the records that concern it");

  test.each([
    ["only punctuation", "?!… ---"],
    ["only emoji", "🤷‍♀️🩺💊"],
    ["a language the library does not speak", "医疗器械需要什么文件？"],
    ["only words that every text holds", "what is the of and"],
    ["signs that a search pattern knows", "%_\\%"],
    ["code", "'; drop table answer; -- <script>alert(1)</script> {{x}}"],
    ["4000 times the same sign", "(".repeat(4000)],
    ["a clause that cannot be", "What does 21 CFR 820.99999(z)(9)(iv) require?"],
  ])("%s: nothing is said", async (_, query) => {
    await bring(oldRule());
    const result = await ask(query);
    expect(result).toMatchObject({ query, statements: [] });
    expect(["nothing_found", "declined"]).toContain(result.outcome);
    expect(await answers.get({ id: result.answer_id }, ana)).toMatchObject({ query });
  });

  test("4000 characters that begin with a real question are answered with true quotes or not at all", async () => {
    await bring(oldRule());
    const result = await ask(long(designQuestion));
    const stored = new Map(
      (await createLibraryReads(world.database).texts(citationsOf(result).map((one) => one.passage_id))).map((row) => [row.id, row.text]),
    );
    for (const { passage_id, quote } of citationsOf(result)) expect(stored.get(passage_id)).toContain(quote);
    expect(["answered", "inconclusive", "nothing_found"]).toContain(result.outcome);
  });

  test("emoji around a real question do not keep it from its answer", async () => {
    await bring(newRule());
    expect((await ask(`🩺 ${systemQuestion} 🙏`)).outcome).toBe("answered");
  });

  test("a quote that follows emoji in the stored text is cut at the right place", async () => {
    const text = "🩺🩺 Notes 💊. Each manufacturer shall establish procedures to control the design of the device.";
    await bring(oldRule({ passages: [{ citation: "21 CFR 820.30(a)", heading: "Design controls", text }] }));
    const [citation] = citationsOf(await ask(designQuestion));
    const start = citation?.quote_start ?? -1;
    expect(text.slice(start, start + (citation?.quote?.length ?? 0))).toBe(citation?.quote);
    expect(citation?.quote).toContain("control the design");
  });
});

describe("answers given before", () => {
  test("are read again as they were given", async () => {
    await bring(oldRule());
    const given = await ask(designQuestion);
    await bring(newRule());
    expect(await answers.get({ id: given.answer_id }, ana)).toEqual(given);
  });

  test("of another person are not found, nor listed", async () => {
    const given = await ask(designQuestion);
    const ben = await world.asPerson("ben");
    await expect(answers.get({ id: given.answer_id }, ben)).rejects.toMatchObject({ code: "not_found" });
    expect((await answers.list(asked(), ben)).items).toEqual([]);
  });

  test("are not found under a number that is none", async () => {
    await expect(answers.get({ id: "00000000-0000-4000-8000-000000000000" }, ana)).rejects.toMatchObject({ code: "not_found" });
  });

  test("nobody signed in asks nothing and leaves no answer", async () => {
    await expect(ask(designQuestion, {}, world.asAnyone())).rejects.toMatchObject({ code: "unauthorized" });
    expect(await questions()).toEqual([]);
  });
});
