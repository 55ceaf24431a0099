import { normalCitation } from "../citations/clauses.ts";
import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { candidate } from "./candidate.fixture.ts";
import type { Candidate } from "./candidate.ts";
import { weigh } from "./concept-weights.ts";
import { byFit, createFit, isNamed, rankMember, withNotes, type RankedCandidate } from "./passage-fit.ts";
import { createPassageReader } from "./passage-reader.ts";

const reader = createPassageReader();

/** How well each text answers, all of them found for the question. */
function fits(question: string, ...texts: string[]): number[] {
  const understood = understand(question);
  const found = texts.map((text, nth) => reader.read(candidate({ key: nth + 1, text })));
  const weights = weigh(understood, found);
  const fitOf = createFit(understood, weights, () => 0);
  return found.map(
    (one) =>
      rankMember(one, fitOf(one), { question: understood, highest: Infinity, wording: null, saying: null, isQuoted: () => false }).fit,
  );
}

test("a passage that speaks of all that is asked fits better than one that speaks of some, and one of nothing not at all", () => {
  const [all = 0, some = 0, none] = fits(
    "When must a sponsor report an unanticipated effect?",
    "A sponsor shall report each unanticipated effect at once.",
    "A sponsor shall keep records of the study.",
    "",
  );
  expect(all).toBeGreaterThan(some);
  expect(none).toBe(0);
});

test("asked for a number of days, a passage with a number fits better", () => {
  const [without = 0, withNumber = 0] = fits(
    "Within how many days must a sponsor report an effect?",
    "A sponsor shall report an effect without delay.",
    "A sponsor shall report an effect within 10 working days.",
  );
  expect(withNumber).toBeGreaterThan(without);
});

test("a passage is named where the question cites its clause or one that holds it", () => {
  const clause = reader.read(candidate({ citation: "21 CFR 812.150(a)(1)" }));
  expect(isNamed(clause, understand("What does 21 CFR 812.150(a) require?"))).toBe(true);
  expect(isNamed(clause, understand("What does 21 CFR 812.140 require?"))).toBe(false);
});

const ranked = (given: Partial<Candidate>, fit: number, question = "What must a sponsor report?"): RankedCandidate => ({
  ...rankMember(reader.read(candidate(given)), null, {
    question: understand(question),
    highest: 10,
    wording: null,
    saying: null,
    isQuoted: () => false,
  }),
  fit,
});

test("named clauses come first, then those that answer best, then reading order", () => {
  const question = "What does 21 CFR 812.7 say?";
  const named = ranked({ key: 4, citation: "21 CFR 812.7" }, 0.1, question);
  const [first, second, third] = [ranked({ key: 2 }, 0.9), ranked({ key: 1 }, 0.5), ranked({ key: 3 }, 0.5)];
  expect([third, second, named, first].toSorted(byFit)).toEqual([named, first, second, third]);
});

test("a clause that a note of ours is on gains by it, the note itself and other clauses do not", () => {
  const note = ranked({ key: 1, text_kind: "summary" }, 0.8);
  const [clause, other] = [ranked({ key: 2 }, 0.5), ranked({ key: 3, citation: "21 CFR 812.7" }, 0.5)];
  const gained = withNotes([note, clause, other]).map(({ fit }, nth) => fit - ([note, clause, other][nth]?.fit ?? 0));
  expect(gained[0]).toBe(0);
  expect(gained[1]).toBeGreaterThan(0);
  expect(gained[2]).toBe(0);
});

test("a summary that tells what holds in place of amended words gains on what is left of the old text", () => {
  const read = reader.read(candidate({ text_kind: "summary", text: "It has applied since 26 May 2021." }));
  const question = understand("Since when does it apply?");
  const instead = { ...read, candidate: { ...read.candidate, instead: true } };
  const among = { question, highest: 10, wording: null, saying: null, isQuoted: () => false };
  expect(rankMember(instead, null, among).fit).toBeGreaterThan(rankMember(read, null, among).fit);
});

test("the paragraph that people ask for in such words fits better than its neighbours", () => {
  const wording = {
    citation: "21 CFR 812.150(b)(1)",
    terms: [],
    strength: 2,
    share: 1,
    likeness: 0.7,
    paragraphs: new Map([[normalCitation("21 CFR 812.150(b)(1)"), 0.7]]),
  };
  const among = { question: understand("Within how long does FDA hear of it?"), highest: 10, wording, saying: null, isQuoted: () => false };
  const [asked, beside] = ["21 CFR 812.150(b)(1)", "21 CFR 812.150(b)(2)"].map((citation) => reader.read(candidate({ citation })));
  expect(asked && beside && rankMember(asked, null, among).fit - rankMember(beside, null, among).fit).toBeGreaterThan(0);
});

test("the paragraph of which people say such things fits better than its neighbours", () => {
  const paragraph = "21 CFR 812.150(b)(1)";
  const saying = {
    citation: null,
    terms: [],
    strength: 2,
    share: 1,
    likeness: 0.7,
    paragraphs: new Map([[normalCitation(paragraph), 0.7]]),
  };
  const among = { question: understand("Does FDA hear of it?"), highest: 10, wording: null, saying, isQuoted: () => false };
  const [said, beside] = [paragraph, "21 CFR 812.150(b)(2)"].map((citation) => reader.read(candidate({ citation })));
  expect(said && beside && rankMember(said, null, among).fit - rankMember(beside, null, among).fit).toBeGreaterThan(0);
});
