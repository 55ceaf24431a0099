import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { withSections } from "../evidence/rank-evidence.ts";
import { composeAnswer } from "./answer-composer.ts";

const part = { source_identifier: "21 CFR 803", source_title: "Medical Device Reporting", heading: "Reports" };
const law = [
  candidate({
    ...part,
    key: 11,
    citation: "21 CFR 803.50(a)",
    text: "(a) If you are a manufacturer, you must report to us no later than 30 calendar days after you become aware that a device that you market:",
  }),
  candidate({
    ...part,
    key: 12,
    citation: "21 CFR 803.50(a)(1)",
    text: "(1) May have caused or contributed to a death or serious injury or",
  }),
  candidate({
    ...part,
    key: 13,
    citation: "21 CFR 803.50(a)(2)",
    text: "(2) Has malfunctioned and would be likely to cause a death if it malfunctioned again.",
  }),
];
const note = (text: string) => candidate({ ...part, key: 90, citation: "21 CFR 803.50(a)", text_kind: "summary", text });
const first = (said: string, official: readonly Candidate[] = law) => {
  const all = [note(said), ...official];
  const [statement] = composeAnswer(withSections(evidenceFor("How soon must a manufacturer report a death?", all), all)).statements;
  return {
    text: statement?.text,
    cited: statement?.citations.map(({ key, quote, above = [] }) => [key, quote && "quoted", above.map((one) => one.key)]),
  };
};

test("a sentence whose period stands above an item is shown with the item below the words that give it", () => {
  expect(first("A manufacturer must report a death to FDA within 30 calendar days of becoming aware.").cited).toEqual([
    [12, "quoted", [11]],
  ]);
});

test("a sentence that no words carry stands alone as our summary", () => {
  expect(first("A manufacturer must report a death to FDA within 10 work days.").cited).toEqual([[90, null, []]]);
  expect(first("An importer must report a death to FDA within 30 calendar days.").cited).toEqual([[90, null, []]]);
});

test("several quotes may carry a sentence together", () => {
  const soon = candidate({
    ...part,
    key: 21,
    citation: "21 CFR 803.53(a)",
    text: "(a) A manufacturer must submit a 5-day report to us within 5 work days.",
  });
  const { cited } = first("A manufacturer reports a death to FDA within 30 calendar days, or within 5 work days in a 5-day report.", [
    ...law,
    { ...soon, citation: "21 CFR 803.50(b)" },
  ]);
  expect(cited).toEqual([
    [12, "quoted", [11]],
    [21, "quoted", []],
  ]);
});

test("of words that carry a sentence as well those are quoted that answer, and those of another paragraph beside them", () => {
  const [deaths, malfunctions] = [
    "(a) Deaths. You must report a death to us no later than 30 calendar days after you become aware of it.",
    "(b) Malfunctions. You must report a malfunction to the maker no later than 30 calendar days after you become aware of it.",
  ].map((text, nth) =>
    candidate({
      ...part,
      key: 31 + nth,
      citation: `21 CFR 803.50(a)(${nth + 1})`,
      heading: "If I am a manufacturer, what must I report?",
      text,
    }),
  );
  const official = [deaths, malfunctions].filter((one) => one !== undefined);
  const { cited } = first("A manufacturer reports a death to FDA within 30 days, a malfunction to the maker within 30 days.", official);
  expect(cited).toEqual([
    [31, "quoted", []],
    [32, "quoted", []],
  ]);
});

test("of a long paragraph two stretches may carry a sentence together", () => {
  const filler = "Further matters of form, of no weight for the time allowed, are settled by agreement of those concerned. ".repeat(9);
  const long = candidate({
    ...part,
    key: 41,
    citation: "21 CFR 803.50(a)",
    text: `(a) A manufacturer must report a death to FDA within 30 calendar days. ${filler}A manufacturer must report a malfunction within 90 calendar days.`,
  });
  const { cited } = first("A manufacturer reports a death to FDA within 30 days and a malfunction within 90 days.", [long]);
  expect(cited?.map(([key, quoted]) => [key, quoted])).toEqual([
    [41, "quoted"],
    [41, "quoted"],
  ]);
});

test("of the sentences of a note those are said that can be carried, where they answer as well", () => {
  const { text, cited } = first(
    "Manufacturers report a death in 30 calendar days. A death is also reported by manufacturers in 99 other ways to press and public.",
  );
  expect([text, cited?.[0]?.[1]]).toEqual(["Manufacturers report a death in 30 calendar days.", "quoted"]);
});

test("what holds in place of amended words is not proven by the clauses beside them, which the old text still has", () => {
  const transition = { ...part, source_identifier: "EU MDR", source_title: "Regulation (EU) 2017/745", jurisdiction: "EU" };
  const beside = candidate({
    ...transition,
    key: 21,
    score: 1,
    citation: "EU MDR Article 52(8)",
    text: "8. A manufacturer must report a death to the authority without delay.",
  });
  const said = candidate({
    ...transition,
    key: 91,
    score: 60,
    citation: "EU MDR Article 52(4)",
    text_kind: "summary",
    text: "A manufacturer must report a death to the authority without delay.",
  });
  const quoted = (given: Candidate) => {
    const all = [given, beside];
    const evidence = withSections(evidenceFor("When must a manufacturer report a death?", all), all);
    const statement = composeAnswer(evidence).statements.find(({ text }) => text.startsWith("A manufacturer"));
    return statement?.citations.map(({ key }) => key);
  };
  expect(quoted(said)).toEqual([21]);
  expect(quoted({ ...said, instead: true })).toEqual([91]);
});

test("of a paragraph that is asked for by its number the official words speak, and not our note on the section around it", () => {
  const section = { ...part, citation: "21 CFR 803.50" };
  const all = [candidate({ ...section, key: 91, text_kind: "summary", text: "A manufacturer must report a death to FDA." }), ...law];
  const [statement] = composeAnswer(withSections(evidenceFor("What does 21 CFR 803.50(a)(2) say?", all), all)).statements;
  expect(statement?.citations.map(({ key }) => key)).toEqual([13]);
});
