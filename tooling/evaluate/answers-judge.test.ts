import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Citation, SearchResult } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { goldPlace, isGold, judge, readQuestions, type TestQuestion } from "./answers-judge.ts";

const question = (given: Partial<TestQuestion> = {}): TestQuestion => ({
  id: "q1",
  question: "When is a death reported?",
  authority: "FDA",
  gold_citations: ["21 CFR 803.50"],
  expected: "answer",
  first: [],
  forbid: [],
  parts: [],
  not_searched: [],
  ...given,
});
const quoting = (citation: string, quote: string | null = "30 calendar days") =>
  ({
    citation,
    quote,
    quote_start: quote === null ? null : 7,
    passage_id: "p1",
    source_identifier: "21 CFR 803",
    kind: "regulation",
  }) as Citation;
const answer = (citations: Citation[], given: Partial<SearchResult> = {}) =>
  ({
    outcome: "answered",
    correction: null,
    not_searched: [],
    confidence_score: 0.8,
    statements: [{ text: "So.", citations }],
    ...given,
  }) as SearchResult;
const held = (given: { question?: Partial<TestQuestion>; answer: SearchResult; text?: string }) =>
  judge(question(given.question), given.answer, { latency: 12.34, texts: new Map([["p1", given.text ?? "within 30 calendar days"]]) });

describe("a clause is the one that answers", () => {
  test.each([
    ["below the one that is named", "21 CFR 803.50(a)(1)", "21 CFR 803.50"],
    ["above it", "21 CFR 803.50", "21 CFR 803.50(a)"],
    ["in other capitals", "21 cfr 803.50", "21 CFR 803.50"],
    ["of guidance, whose kind is written before its name", "Content of a 510(k)", "FDA guidance: Content of a 510(k)"],
    ["of the Canadian regulations, by their number alone", "SOR/98-282 s. 59", "Medical Devices Regulations (SOR/98-282) s. 59"],
    [
      "of an act of the Union, by its number alone",
      "Regulation (EU) 2024/1689 Article 26",
      "AI Act (Regulation (EU) 2024/1689) Article 26(6)",
    ],
    [
      "of the Canadian drug regulations, by their short name",
      "C.R.C., c. 870 C.05.014",
      "Food and Drug Regulations (C.R.C., c. 870) C.05.014(1)(b)",
    ],
    ["a classification rule, by its place", "EU MDR Annex VIII 7.2", "EU MDR Annex VIII Rule 15"],
    ["of an ordinance, by its short name", "MedDO Art. 51 para. 3bis", "Medical Devices Ordinance (MedDO, SR 812.213) Art. 51(3bis)"],
    ["a guidance of two parts, with a stroke or a hyphen", "MDCG 2020-10-1", "MDCG 2020-10/1"],
    [
      "of a regulation whose name holds brackets, by its number",
      "SI 2024/1368 regulation 4",
      "Medical Devices (Amendment) (Great Britain) Regulations 2024 (SI 2024/1368)",
    ],
    [
      "of the Indian rules, without a comma before the year",
      "Medical Devices Rules 2017 rule 36",
      "Medical Devices Rules, 2017 (India) rule 36",
    ],
    ["of the Swiss ordinance, by its short name and article", "MedDO Art. 51", "Medical Devices Ordinance (MedDO, SR 812.213) Article 51"],
    [
      "of the Canadian drug regulations, with its division",
      "C.R.C., c. 870 Division 1 C.01.017",
      "Food and Drug Regulations (C.R.C., c. 870) C.01.017",
    ],
    ["a regulation that is shortened", "SI 2002/618 regulation 7A", "Medical Devices Regulations 2002 (SI 2002/618) reg. 7A"],
    ["a section that is shortened with a full stop", "Therapeutic Goods Act 1989 s 41FC", "Therapeutic Goods Act 1989 s. 41FC"],
    [
      "of a Chinese order, with its name",
      "State Council Order No. 739 Article 22",
      "State Council Order No. 739 (Regulations on the Supervision and Administration of Medical Devices) Article 22",
    ],
    ["of the Japanese act, by its number", "Act No. 145 of 1960 Article 23-2-23", "PMD Act Article 23-2-23"],
  ])("where it is %s", (_, cited, gold) => {
    expect(isGold(cited, { gold_citations: ["21 CFR 1.1", gold] })).toBe(true);
  });

  test("but not where it is another", () => {
    expect(isGold("21 CFR 803.20", question())).toBe(false);
  });
});

test("where nobody says which clause is right, nobody can say whether one is", () => {
  expect(held({ question: { gold_citations: [] }, answer: answer([]) }).right).toBeNull();
});

test("its place is counted among different clauses, each once", () => {
  const found = ["21 CFR 803.20", "21 CFR 803.20", "21 CFR 803.50(a)"].map((one) => quoting(one));
  expect(goldPlace(found, question())).toBe(2);
  expect(goldPlace(found.slice(0, 2), question())).toBeNull();
});

test("guidance is cited as a whole, whichever page a quote stands on", () => {
  const page = { citation: "Widget Quality p. 3", source_identifier: "Widget Quality", kind: "guidance" } as const;
  expect(goldPlace([page, { ...page, citation: "Widget Quality p. 9" }], question({ gold_citations: ["Guidance: Widget Quality"] }))).toBe(
    1,
  );
});

describe("an answer is right", () => {
  const others = ["21 CFR 803.1", "21 CFR 803.2", "21 CFR 803.3"].map((one) => quoting(one));

  test("where the clause is among the first three", () => {
    expect(held({ answer: answer([...others.slice(1), quoting("21 CFR 803.50")]) })).toMatchObject({ right: true, gold_at: 3 });
    expect(held({ answer: answer([...others, quoting("21 CFR 803.50")]) })).toMatchObject({ right: false, gold_at: 4 });
  });

  test("where a wrong premise was corrected", () => {
    const correction = { kind: "corrected" as const, text: "It is 30 days.", citations: [] };
    expect(held({ question: { expected: "correct_premise" }, answer: answer([], { correction }) }).right).toBe(true);
    expect(held({ question: { expected: "correct_premise" }, answer: answer([]) }).right).toBe(false);
  });

  test.each(["abstain", "refuse"] as const)("where it is none, and none was expected (%s)", (expected) => {
    const outcomes = (["declined", "nothing_found", "answered"] as const).map(
      (outcome) => held({ question: { expected }, answer: answer([], { outcome }) }).right,
    );
    expect(outcomes).toEqual([true, true, false]);
  });
});

test("the first statement is read with the words under it, and nothing that follows makes up for it", () => {
  const right = [quoting("21 CFR 803.50")];
  const wrong = [quoting("21 CFR 803.40", "10 work days")];
  const first = [/30 calendar days/i];
  const said = (citations: Citation[][]) =>
    held({
      question: { first, forbid: [/10 work days/i] },
      answer: answer([], { statements: citations.map((some) => ({ text: "So.", citations: some })) }),
    });
  expect(said([right])).toMatchObject({ first_answers: true, forbidden: [] });
  expect(said([wrong, right])).toMatchObject({ first_answers: false, forbidden: ["10 work days"] });
  expect(held({ answer: answer(right) }).first_answers).toBeNull();
});

test("a paragraph is asked for where the file names one, and its sister is another", () => {
  const cited = answer([quoting("21 CFR 803.10(c)(1)")]);
  const of = (gold: string) => held({ question: { gold_citations: [gold] }, answer: cited }).paragraph;
  expect([of("21 CFR 803.10(c)"), of("21 CFR 803.10(b)"), of("21 CFR 803.10")]).toEqual([true, false, null]);
});

test("a right premise is to be left alone, a wrong one to be corrected", () => {
  const correction = { kind: "corrected" as const, text: "It is 30 days.", citations: [] };
  const of = (wanted: "must" | "must_not", given: typeof correction | null) =>
    held({ question: { correction: wanted }, answer: answer([], { correction: given }) }).correction_right;
  expect([of("must", correction), of("must", null), of("must_not", correction), of("must_not", null)]).toEqual([true, false, false, true]);
  expect(held({ answer: answer([]) }).correction_right).toBeNull();
});

test("a correction counts as sound where it comes from a gold clause or says what was asked, not where it is about something else", () => {
  const correcting = (citation: string, text: string) =>
    held({
      question: { expected: "correct_premise", first: [/30 calendar days/] },
      answer: answer([], { correction: { kind: "corrected", text, citations: [quoting(citation, null)] } }),
    }).correction_sound;
  expect(correcting("21 CFR 803.50(a)", "It is not so.")).toBe(true);
  expect(correcting("21 CFR 806.10", "It is 30 calendar days.")).toBe(true);
  expect(correcting("21 CFR 806.10", "It is 10 working days.")).toBe(false);
  expect(held({ answer: answer([]) }).correction_sound).toBeNull();
});

test("several questions at once are answered part by part, wherever the part stands", () => {
  const parts = [{ first: [/30 calendar days/] }, { first: [/5 work days/] }];
  expect(held({ question: { parts }, answer: answer([quoting("21 CFR 803.50")]) })).toMatchObject({
    parts: { asked: 2, answered: 1 },
    first_answers: null,
  });
});

test("a place that is not held is to be named, not only left out", () => {
  const of = (named: string[]) =>
    held({
      question: { expected: "abstain", not_searched: ["Kenya"] },
      answer: answer([], { outcome: "nothing_found", not_searched: named }),
    });
  expect(of(["Kenya"])).toMatchObject({ named_unheld: true, right: true });
  expect(of([])).toMatchObject({ named_unheld: false, right: false });
});

test("a quote without the figure or the actor of its sentence is counted as carrying nothing", () => {
  const under = (text: string) =>
    held({
      answer: answer([], { statements: [{ text, citations: [quoting("21 CFR 803.50", "manufacturers report within 30 calendar days")] }] }),
    }).carried;
  expect(under("A manufacturer has 30 days.")).toEqual({ shown: 1, carried: 1, lacking: [] });
  expect(under("An importer has 10 days.")).toEqual({ shown: 1, carried: 0, lacking: ["10", "10 day", "importer"] });
});

test("a quote counts as verbatim only where it stands in the stored passage at the very place it names", () => {
  const shown = answer([quoting("21 CFR 803.50"), quoting("21 CFR 803.50", null)]);
  expect(held({ answer: shown }).quotes).toEqual({ shown: 1, verbatim: 1 });
  expect(held({ answer: shown, text: "30 calendar days" }).quotes).toEqual({ shown: 1, verbatim: 0 });
});

test("a file of questions is read line by line; an authority that nobody can choose asks all", () => {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-questions-"));
  const file = join(folder, "questions.jsonl");
  writeFileSync(file, `${JSON.stringify(question())}\n\n${JSON.stringify({ ...question({ id: "q2" }), authority: "TGA" })}\n`);
  expect(readQuestions(file).map(({ id, authority }) => `${id} ${authority}`)).toEqual(["q1 FDA", "q2 MULTI_AUTHORITY"]);
  rmSync(folder, { recursive: true });
});
