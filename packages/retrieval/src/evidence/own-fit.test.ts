import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { ownCandidate, rankedBy } from "./candidate.fixture.ts";
import { weigh } from "./concept-weights.ts";
import { createOwnFit, nothingOwn, ownScore } from "./own-fit.ts";

function fit(ask: string, given: Parameters<typeof ownCandidate>[0], opens = false) {
  const question = understand(ask, { own: true });
  const read = rankedBy.reader.read(ownCandidate(given));
  return createOwnFit(question, weigh(question, [read]))(read, opens);
}
const ask = "How long is the washout period?";

test("a passage that names what is asked for before a colon is labelled with it, and holds the kind of thing", () => {
  expect(fit(ask, { text: "Washout period: 14 days before the first dose is given." })).toMatchObject({ labelled: 1, sought: 1 });
  expect(fit(ask, { text: "The washout period is long enough for all of them." })).toMatchObject({ labelled: 0, sought: 0 });
});

test("what stands under a heading of it speaks of more than the same words alone", () => {
  const text = "It lasts for 14 days before the first dose is given.";
  expect(fit(ask, { heading: "3.2 Washout period", text }).together).toBeGreaterThan(fit(ask, { text }).together);
  expect(fit(ask, { heading: "3.2 Washout period", text }).headed).toBeGreaterThan(0);
});

test("a summary and what stands aside are told as that", () => {
  const text = "The washout period lasts for 14 days.";
  expect([fit(ask, { heading: "Synopsis", text }).summary, fit(ask, { heading: "Aim", text }).summary]).toEqual([1, 0]);
  expect([fit(ask, { heading: "References", text }).aside, fit(ask, { heading: "Aim", text }).aside]).toEqual([1, 0]);
});

test("what begins a list opens it only where a list is asked for under a heading of it", () => {
  const list = { heading: "Exclusion criteria", text: "Persons with epilepsy are excluded." };
  expect(fit("What are the exclusion criteria?", list, true).opens).toBe(1);
  expect([
    fit("What are the exclusion criteria?", list, false).opens,
    fit("What are the exclusion criteria?", { ...list, heading: "Aim" }, true).opens,
  ]).toEqual([0, 0]);
});

test("a passage with nothing to quote has nothing, and one that answers scores more than that", () => {
  expect(fit(ask, { text: "# 3.2 Washout" })).toEqual(nothingOwn);
  expect(ownScore(fit(ask, { text: "Washout period: 14 days before the first dose is given." }))).toBeGreaterThan(ownScore(nothingOwn));
});
