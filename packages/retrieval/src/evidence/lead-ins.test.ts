import { expect, test } from "vitest";
import { candidate, rankedBy } from "./candidate.fixture.ts";
import { closedEnd, leadInOf, leadInText } from "./lead-ins.ts";

const passage = (key: number, clause: string, text: string) =>
  rankedBy.reader.read(candidate({ key, citation: `21 CFR 803.10${clause}`, text, source_identifier: "21 CFR 803" }));
const section = [
  passage(1, "(b)", "(b) If you are an importer, you must submit reports, as follows:"),
  passage(2, "(b)(1)", "(1) Submit reports no later than 30 calendar days after you become aware of an event:"),
  passage(3, "(b)(1)(i)", "(i) Submit reports of deaths to us and to the manufacturer or"),
  passage(4, "(b)(1)(ii)", "(ii) Submit reports of malfunctions to the manufacturer."),
  passage(5, "(c)", "(c) Reports. Keep a copy of each report. You may keep it on paper."),
];
const textOf = (key: number) => section.find(({ candidate: { key: one } }) => one === key)?.candidate.text ?? "";
const shown = (key: number, start = 0, around = section) => {
  const one = section.find(({ candidate: { key: each } }) => each === key);
  const above = one && leadInOf(one, start, around);
  return above && leadInText(above, { key, start }, textOf);
};

test("an item is shown with all that it goes on from, outermost first", () => {
  expect(shown(3)).toBe(`${textOf(1)} ${textOf(2)}`);
});

test("items left out between are shown as left out", () => {
  expect(shown(4)).toBe(`${textOf(1)} ${textOf(2)} …`);
});

test("a definition says all by itself, also where what stands above it is not at hand", () => {
  const definition = passage(9, "(z)", "(z) ‘incident’ means any malfunction of a device made available on the market;");
  const other = passage(9, "(z)", "(z) any malfunction of a device made available on the market;");
  expect(leadInOf(definition, 0, [definition])).toEqual([]);
  expect(leadInOf(other, 0, [other])).toBeNull();
});

test("a paragraph of its own goes on from nothing", () => {
  expect(shown(5)).toBeNull();
});

test("words left out at the beginning of a paragraph are shown as left out after its mark", () => {
  expect(shown(5, textOf(5).indexOf("You may"))).toBe("(c) …");
});

test("an item whose announcement is not at hand cannot be shown", () => {
  const alone = section.filter(({ candidate: { key } }) => key === 3);
  expect(leadInOf(passage(3, "(b)(1)(i)", textOf(3)), 0, alone)).toBeNull();
});

test("a long clause above gives the sentence that leads on alone", () => {
  const long = `(d) ${"Each record is kept for two years. ".repeat(15)}It holds the following:`;
  const around = [passage(1, "(d)", long), passage(2, "(d)(1)", "(1) the name of the device;")];
  const above = leadInOf(passage(2, "(d)(1)", "(1) the name of the device;"), 0, around) ?? [];
  expect(leadInText(above, { key: 2, start: 0 }, (key) => around[key - 1]?.candidate.text ?? "")).toBe("… It holds the following:");
});

test.each([
  ["(1) a death or serious injury or", "(1) a death or serious injury"],
  ["(2) documented; and", "(2) documented;"],
  ["It contains the following:", "It contains the following"],
  ["It is kept.", "It is kept."],
])("%s ends where it says something by itself", (text, closed) => {
  expect(text.slice(0, closedEnd(text, text.length))).toBe(closed);
});
