import { questionLimit, type Authority } from "@clausewise/contracts";
import { builtInMisconceptions } from "@clausewise/static-data";
import fc from "fast-check";
import type { StoredPassage } from "./stored-passages.repository.ts";

export interface GeneratedQuestion {
  query: string;
  authority: Authority;
}

const openings = [
  "What does",
  "What must we do under",
  "Which regulation covers",
  "Which clause says what a submission must contain on",
  "List the requirements of",
  "How many days do we have for",
  "When must a manufacturer report",
  "Who has to keep records of",
  "Is there a guidance on",
  "What is the current version of",
  "Is it true that we need",
  "Do we still have to follow",
  "Compare the EU and the US on",
  "Summarise",
  "Where is it written that",
  "Can we leave out",
];
const numbers = [
  "10 working days",
  "30 days",
  "5 days",
  "15 calendar days",
  "within 24 hours",
  "2 years",
  "class II",
  "class III",
  "3 copies",
  "90 days, right?",
  "50 %",
];
const places = ["in the US", "in Europe", "in Canada", "in the UK", "in Japan", "for FDA", "under the MDR", "in the US and the EU", ""];

const wordsIn = (text: string): string[] => text.match(/[A-Za-z][A-Za-z-]{4,}/g) ?? [];

/** Different questions, the same for the same seed, of what a library speaks of: half of them plain, half put together wildly. */
export function generateQuestions(stored: readonly StoredPassage[], { count, seed }: { count: number; seed: number }): GeneratedQuestion[] {
  const some = fc.constantFrom(...stored);
  const heading = some.map((one) => one.heading || one.source_title);
  const citation = some.map((one) => one.citation);
  const opening = fc.constantFrom(...openings);
  const place = fc.constantFrom(...places);
  const number = fc.constantFrom(...numbers);
  const phrase = fc.constantFrom(...builtInMisconceptions().flatMap(({ when }) => when.flat()));
  const term = some.chain((one) => fc.constantFrom(...(wordsIn(one.text).length > 0 ? wordsIn(one.text) : [one.citation])));
  const stretch = fc.tuple(some, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 2, max: 12 })).map(([one, at, length]) => {
    const words = one.text.split(/\s+/);
    return words
      .slice(Math.floor(at * words.length))
      .slice(0, length)
      .join(" ");
  });
  const piece = fc.oneof(heading, citation, term, phrase, number, place, stretch);
  const query = fc.oneof(
    fc.tuple(opening, heading, place).map((words) => `${words.join(" ").trim()}?`),
    fc.tuple(opening, citation, term).map(([first, clause, about]) => `${first} ${clause} on ${about}?`),
    fc
      .tuple(opening, fc.array(piece, { minLength: 1, maxLength: 5 }), place)
      .map(([first, pieces, last]) => [first, ...pieces, last].join(" ").trim()),
    fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(" ").trim()),
  );
  const authority = fc.constantFrom<Authority>("FDA", "FDA", "FDA", "MULTI_AUTHORITY", "MULTI_AUTHORITY", "EU_MDR", "HEALTH_CANADA");
  const question = fc.record({ query: query.map((text) => text.slice(0, questionLimit)), authority });
  const distinct = new Map(fc.sample(question, { numRuns: count * 2, seed }).map((one) => [`${one.authority} ${one.query}`, one]));
  return [...distinct.values()].filter(({ query: text }) => text !== "").slice(0, count);
}
