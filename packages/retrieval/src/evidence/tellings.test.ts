import { expect, test } from "vitest";
import type { QuestionRules } from "../question/question-rules.ts";
import { createTellings } from "./tellings.ts";

const actor = (...names: string[]) =>
  ({ title: names[0] ?? "", names, before: [], plain: null, implied: null, others: [] }) as unknown as QuestionRules["actors"][number];
const all = ["manufacturer", "importer", "user facility"];
const told = createTellings(all.map((name) => actor(name)));
const read = (text: string) =>
  told(text).tellings.map(({ figure, actors }) => `${[...actors].map((one) => all[one]).join(" and ") || "nobody"}: ${figure}`);

test("a period belongs to who was named last before it as acting", () => {
  expect(read("the manufacturer reports within 30 days, the user facility within ten days.")).toEqual([
    "manufacturer: 30 day",
    "user facility: 10 day",
  ]);
});

test("who is only told something does not act", () => {
  expect(read("the user facility reports to the manufacturer within 10 days.")).toEqual(["user facility: 10 day"]);
});

test("two who act together share the period, and plurals are read", () => {
  expect(read("manufacturers and importers report within 30 days.")).toEqual(["manufacturer and importer: 30 day"]);
});

test("the next sentence goes on with who acted last", () => {
  expect(read("the importer keeps a file. it is kept for 2 years.")).toEqual(["importer: 2 year"]);
});

test("a period of which nobody is named is nobody's", () => {
  expect(read("it is due within 30 days.")).toEqual(["nobody: 30 day"]);
  expect(told("the importer and the manufacturer")).toMatchObject({ tellings: [], first: 1 });
  expect(told("")).toEqual({ tellings: [], named: new Set(), first: null });
});
