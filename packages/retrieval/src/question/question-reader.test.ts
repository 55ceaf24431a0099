import { expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { createQuestionReader } from "./question-reader.ts";

const reader = createQuestionReader(rules);

test("a question is understood the same however often it is asked, and however many were asked between", () => {
  const first = reader.understand("How long are records kept in Canada?");
  for (let nth = 0; nth < 20; nth += 1) reader.understand(`How long are records of kind ${nth} kept?`);
  expect(reader.understand("How long are records kept in Canada?")).toEqual(first);
});

test("a question to one's own documents is another question than the same to the law", () => {
  const text = "Write a poem about the sponsor.";
  const [law, own] = [reader.understand(text), reader.understand(text, { own: true })];
  expect(own).not.toEqual(law);
});

test("several questions that were asked at once are parted, one alone is not", () => {
  expect(reader.partsOf("How long are records kept?")).toEqual([]);
  expect(reader.partsOf("How long are records kept? Who pays the fee?").length).not.toBe(1);
});

test("a question without some of its places keeps its other words", () => {
  const rest = reader.without("How long are records kept in Canada and in the EU?", { places: ["CA"], words: [] });
  expect([/Canada/.test(rest), /records kept/.test(rest)]).toEqual([false, true]);
  expect(reader.without("Records of pumps", { places: [], words: ["of pumps"] }).trim()).toBe("Records");
});

test("a question that leans on the one before takes its matter from it", () => {
  const previous = { question: "How long are records kept in Canada?", read_as: null, authority: "FDA" } as const;
  expect(JSON.stringify(reader.readFollowUp(previous, "And in the EU?"))).toContain("records");
});
