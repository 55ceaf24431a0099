import { builtInCards } from "@clausewise/static-data";
import { describe, expect, test } from "vitest";
import { normalCitation } from "../citations/clauses.ts";
import { understand } from "../question/built-in-rules.fixture.ts";
import { candidate, rankedBy } from "./candidate.fixture.ts";
import { sectionNamed } from "./candidate.ts";
import { cardOf, type ClauseCard, createClauseFinder } from "./clause-cards.ts";
import { rankEvidence } from "./rank-evidence.ts";

const card = (clause: string, heading: string, everydayWords: string, own: Partial<ClauseCard> = {}): ClauseCard => ({
  clause,
  paragraphs: [],
  heading,
  source_identifier: clause.replace(/\..*/u, ""),
  source_title: "Rules",
  jurisdiction: "US",
  kind: "regulation",
  notes: "",
  everydayWords,
  wordings: [],
  sayings: [],
  subjects: [],
  ...own,
});
const finder = createClauseFinder([
  card("21 CFR 211.137", "Expiration dating", "use-by date on a pill bottle; how long the medicine keeps"),
  card("21 CFR 211.192", "Production record review", "checking the batch papers before the goods go out"),
  card("EU MDR Article 18", "Implant card", "little card for the patient with the hip joint", {
    jurisdiction: "EU",
    source_identifier: "EU MDR",
  }),
]);

test("a clause is found by everyday words that its text does not hold", () => {
  const { matches } = finder.find("Who says what use-by date goes on our pills?", null);
  expect(matches[0]).toMatchObject({ clause: "21 CFR 211.137", sections: ["US 21 cfr 211.137"], share: 1 });
});

test("clauses of other jurisdictions are not looked at", () => {
  expect(finder.find("little card for the patient", ["US"]).matches.map(({ clause }) => clause)).not.toContain("EU MDR Article 18");
});

test("a question that shares no word with any card matches none", () => {
  expect(finder.find("zebra", null).matches).toEqual([]);
});

test("a source without cards does not lose against one that has them", () => {
  const question = "How long is the medicine kept on the shelf?";
  const ours = candidate({
    key: 1,
    citation: "21 CFR 211.137",
    source_identifier: "21 CFR 211",
    text: "Each drug product bears an expiration date.",
    score: 2,
  });
  const own = candidate({
    key: 2,
    citation: "SOP 7",
    source_identifier: "SOP 7",
    heading: "Shelf",
    text: "Medicine is kept on the shelf for two years; how long it is kept is written on the shelf.",
    score: 20,
  });
  const cards = finder.find(question, null);
  const { sections } = rankEvidence({ question: understand(question), candidates: [ours, own], supersededOnly: [], cards }, rankedBy);
  expect(sections[0]?.members[0]?.candidate.citation).toBe("SOP 7");
});

describe("every clause of the built-in library that has everyday words", () => {
  const cards = builtInCards();
  const all = createClauseFinder(cards);
  const asked = cards
    .filter(({ everydayWords }) => everydayWords !== "")
    .map((card) => {
      const found = all.find(card.everydayWords, [card.jurisdiction]);
      return { card, own: { ...found, matches: found.matches.filter(({ clause }) => clause === card.clause) } };
    });

  test("is found by them", () => {
    expect(asked.filter(({ own }) => own.matches.length === 0).map(({ card }) => card.clause)).toEqual([]);
  });

  test("hands them to each of its paragraphs, however deep that is cited", () => {
    const lost = asked.flatMap(({ card, own }) =>
      card.paragraphs.filter((citation) => {
        const normal = normalCitation(citation);
        return cardOf(sectionNamed(normal, card), { normal }, own) === null;
      }),
    );
    expect(lost).toEqual([]);
  });
});
