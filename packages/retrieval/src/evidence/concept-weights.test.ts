import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { candidate } from "./candidate.fixture.ts";
import { weigh } from "./concept-weights.ts";
import { createPassageReader } from "./passage-reader.ts";

const reader = createPassageReader();
const onRule = reader.read(candidate({ key: 1, text: "A malfunction is reported within 30 calendar days." }));
const onPump = reader.read(candidate({ key: 2, text: "An infusion pump delivers fluids into a patient." }));
const coverage = (question: string, { terms }: typeof onRule) => weigh(understand(question), [onRule, onPump]).coverage(terms);

test("in a story, a rule on what happened covers more of it than one on the things it happened with", () => {
  const story = "A nurse said our infusion pump stopped mid treatment. Do we have to tell anyone?";
  expect(coverage(story, onRule)).toBeGreaterThan(coverage(story, onPump));
});

test("where nothing happened, each thing asked after counts by how rare it is", () => {
  const question = "Is an infusion pump a patient device?";
  expect(coverage(question, onPump)).toBeGreaterThan(coverage(question, onRule));
});

test("what a question asks counts for more than what it tells first, where it asks after enough by itself", () => {
  const told = "Custom devices carry no barcode. Are devices for export labelled with their origin?";
  const reads = (text: string) => reader.read(candidate({ text }));
  const [onAsked, onTold] = [reads("Devices for export are labelled with their origin."), reads("Custom devices carry a barcode.")];
  const shareOf = (one: typeof onAsked, question: string) => weigh(understand(question), [onAsked, onTold]).coverage(one.terms);
  expect(shareOf(onAsked, told)).toBeGreaterThan(shareOf(onAsked, told.replace(". Are", ", and").replace("?", ".")));
  expect(shareOf(onTold, told)).toBeLessThan(shareOf(onTold, "Custom devices carry no barcode. Why?"));
});
