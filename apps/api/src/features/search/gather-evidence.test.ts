import { beforeAll, describe, expect, test } from "vitest";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { builtInKnowledge } from "./built-in-knowledge.ts";
import { gatherEvidence, type AskedQuestion, type Evidence } from "./gather-evidence.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";

const risk = newRule({
  identifier: "ISO 14971",
  title: "Application of risk management to medical devices",
  authority: "ISO",
  jurisdiction: "INT",
  kind: "standard",
  passages: [{ citation: "ISO 14971 4.1", heading: "Process", text: "The manufacturer shall establish a process for risk management." }],
});
const { library } = heldTexts(oldRule(), newRule(), europeanRule(), risk);
let index: SearchIndex;
beforeAll(async () => {
  index = await openSearchIndex({ library, indexFile: null, vectors: null });
  await index.refresh();
});
const gather = (query: string, given: Partial<AskedQuestion> = {}) =>
  gatherEvidence(index, { query, authority: "FDA", day: "2026-03-01", ...given }, builtInKnowledge());
const found = ({ located }: Evidence) => [...located.values()].map(({ citation }) => citation).toSorted();

test("a clause that is asked for by name is gathered, though none of its words is in the question", async () => {
  expect(found(await gather("What about 21 CFR 820.1?"))).toContain("21 CFR 820.1");
});

test("a clause that today's version lacks is gathered as overtaken, with the version that had it", async () => {
  const { located } = await gather("What does 21 CFR 820.30(a) require?");
  const former = [...located.values()].find(({ citation }) => citation === "21 CFR 820.30(a)");
  expect(former).toMatchObject({ version_label: "1996", status: "superseded" });
});

test("on a day when it held, the same clause is law", async () => {
  const { located } = await gather("What does 21 CFR 820.30(a) require?", { day: "2020-01-01" });
  expect([...located.values()].find(({ citation }) => citation === "21 CFR 820.30(a)")).toMatchObject({ version_label: "1996" });
  expect([...located.values()].map(({ version_label }) => version_label)).not.toContain("2026");
});

describe("whose law is searched", () => {
  const question = "Who must establish a quality management system or a process for risk management?";

  test("is that of the chosen authority alone", async () => {
    expect(found(await gather(question, { authority: "EU_MDR" }))).toEqual(["EU MDR Article 10(9)"]);
  });

  test("is that of every authority where all are chosen", async () => {
    const all = found(await gather(question, { authority: "MULTI_AUTHORITY" }));
    expect(all).toEqual(expect.arrayContaining(["21 CFR 820.10", "EU MDR Article 10(9)", "ISO 14971 4.1"]));
  });

  test("is that of international bodies too where one of their documents is named", async () => {
    expect(found(await gather(question))).not.toContain("ISO 14971 4.1");
    expect(found(await gather(`Does ISO 14971 say: ${question}`))).toContain("ISO 14971 4.1");
  });
});

test("an article belongs to the regulation of the chosen authority where the question names none", async () => {
  expect(found(await gather("What does Article 10(9) say?", { authority: "EU_MDR" }))).toEqual(["EU MDR Article 10(9)"]);
});

test("every passage that is ranked was loaded with all that a citation of it says", async () => {
  const { ranked, located } = await gather("Must a manufacturer document a quality management system?");
  const unknown = ranked.candidates.filter(({ key }) => !located.has(key));
  expect([ranked.candidates.length > 0, unknown]).toEqual([true, []]);
});
