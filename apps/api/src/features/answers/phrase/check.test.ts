import type { Statement } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { cited } from "../../../testing/citation.ts";
import { check, type Offered } from "./check.ts";
import type { Labelled } from "./prompt.ts";

const rule = "You must report a death within 30 calendar days. You must keep a copy of each report.";
const advice = "Manufacturers should report a death within 30 calendar days.";
const passages: Labelled = new Map([
  ["rule", { citation: cited(), text: rule }],
  ["advice", { citation: cited({ kind: "guidance", binding: false }), text: advice }],
  ["note", { citation: cited({ text_kind: "summary" }), text: rule }],
]);
const judged = (offered: Partial<Offered>, known: readonly Statement[] = []) =>
  check({ text: "You must report a death within 30 calendar days.", passages: ["rule"], ...offered }, passages, known);
const reason = (offered: Partial<Offered>) => {
  const outcome = judged(offered);
  return "reason" in outcome ? outcome.reason : null;
};
const citationOf = (offered: Partial<Offered>, known?: readonly Statement[]) => {
  const outcome = judged(offered, known);
  return "statement" in outcome ? outcome.statement.citations[0] : null;
};

test.each<[string, Partial<Offered>, string]>([
  ["cites what was not given", { passages: ["rule", "elsewhere"] }, "cites a passage that was not given"],
  ["quotes what is not there", { quote: "You need not report." }, "quotes words that its passages do not hold"],
  ["names another number", { text: "You must report a death within 10 calendar days." }, "names 10"],
  ["denies", { text: "You must not report a death within 30 calendar days." }, "denies what its passages do not deny"],
  [
    "turns advice into a duty",
    { text: "You must report a death within 30 calendar days.", passages: ["advice"] },
    "makes a duty of a recommendation",
  ],
  ["speaks of something else", { text: "Ripe bananas taste sweeter than apples." }, "speaks of what its passages do not"],
  ["carries a link", { text: "You must report a death, see https://example.org." }, "carries an address or markup"],
])("a sentence that %s is left out", (_, offered, why) => {
  expect(reason(offered)).toContain(why);
});

test("a period is taken only for the actor that its passage gives it to", () => {
  const table = "Importers report within 30 days, user facilities within 10 work days.";
  const one: Labelled = new Map([["rule", { citation: cited(), text: table }]]);
  const said = (text: string) => check({ text, passages: ["rule"] }, one, []);
  expect(said("User facilities report within 10 work days.")).toHaveProperty("statement");
  expect(said("Importers report within 10 work days.")).toHaveProperty("reason");
});

test("a sentence that rests on two sentences of its passage is shown with both", () => {
  const table = "Deaths are reported within 30 days. Injuries are reported within 10 days.";
  const one: Labelled = new Map([["rule", { citation: cited(), text: table }]]);
  const outcome = check({ text: "Deaths are reported within 30 days, injuries within 10.", passages: ["rule"] }, one, []);
  expect(outcome).toMatchObject({ statement: { citations: [{ quote: table, quote_start: 0 }] } });
});

test("a sentence that its passage carries is taken, with its line breaks made spaces", () => {
  expect(judged({ text: "You must report a death\nwithin 30 calendar days." })).toMatchObject({
    statement: { text: "You must report a death within 30 calendar days." },
  });
});

test("the words it quotes are cited where they stand", () => {
  const quote = "You must keep a copy of each report.";
  expect(citationOf({ text: "Keep a copy of each report.", quote })).toMatchObject({ quote, quote_start: rule.indexOf(quote) });
});

test("without a quote the nearest sentence of the passage is cited", () => {
  expect(citationOf({ text: "Keep a copy of each report." })?.quote?.trim()).toBe("You must keep a copy of each report.");
});

test("where our own answer quotes the passage, its quote is kept", () => {
  const known = [{ text: "Ours.", citations: [cited({ quote: "within 30 calendar days", quote_start: 26 })] }];
  expect(citationOf({}, known)).toMatchObject({ quote: "within 30 calendar days", quote_start: 26 });
});

test("a summary of ours is never shown as somebody's words", () => {
  expect(citationOf({ passages: ["note"] })).toMatchObject({ quote: null, quote_start: null });
});
