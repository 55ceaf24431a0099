import { expect, test } from "vitest";
import { clauseFinder } from "./clause-finder.ts";
import { builtInLibrary } from "./library.ts";
import { builtInPacks } from "./packs.ts";
import { builtInAmendmentRules, builtInAreaWords, builtInIssueRules } from "./protocols.ts";

const issues = builtInIssueRules();
const amendments = builtInAmendmentRules();
const rules = [...issues, ...amendments];
const holds = clauseFinder(builtInLibrary());

test("rules on protocols cite clauses that the library holds", () => {
  const lost = rules.flatMap(({ id, citations }) =>
    citations.filter(({ source, clause }) => !holds(source, clause)).map(({ clause }) => `${id}: ${clause}`),
  );
  expect(lost).toEqual([]);
});

test("rules on protocols name elements that their packs have, and each has an id of its own", () => {
  const known = new Set(builtInPacks().flatMap(({ pack, requirements }) => requirements.map(({ id }) => `${pack}/${id}`)));
  expect(rules.flatMap(({ id, elements }) => elements.filter((name) => !known.has(name)).map((name) => `${id}: ${name}`))).toEqual([]);
  for (const own of [issues, amendments]) expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
});

test("a rule is asked by elements or by facts, never by nothing", () => {
  expect(issues.filter(({ elements, facts }) => elements.length + facts.length === 0).map(({ id }) => id)).toEqual([]);
});

test("no condition tells two areas by the same words, but for rare diseases", () => {
  const terms = builtInAreaWords().flatMap(({ area, terms }) => (area === "Rare disease" ? [] : terms));
  expect(terms.filter((term, at) => terms.indexOf(term) < at)).toEqual([]);
});
