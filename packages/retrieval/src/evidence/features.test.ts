import { describe, expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { createActorFit } from "./actor-fit.ts";
import { candidate, rankedBy } from "./candidate.fixture.ts";
import type { Candidate } from "./candidate.ts";
import { type CardsFound, type ClauseCard, createClauseFinder } from "./clause-cards.ts";
import { weigh } from "./concept-weights.ts";
import { featuresOf, type Features, sourceShares } from "./features.ts";
import { createPassageReader } from "./passage-reader.ts";
import type { ProductFit } from "./product-fit.ts";
import { gatherSections } from "./sections.ts";

const reader = createPassageReader();

/** What is known of the section that a passage stands in, found alone for a question. */
function known(
  question: string,
  given: Partial<Candidate>,
  cards: CardsFound = { matches: [], sources: new Set() },
  productFit: ProductFit = () => 1,
): Features {
  const understood = understand(question);
  const found = [reader.read(candidate(given))];
  const [section] = gatherSections(found);
  if (!section) throw new Error("nothing was found");
  const actorFit = createActorFit(understood.actor);
  return featuresOf(section, {
    question: understood,
    weights: weigh(understood, found),
    highest: 20,
    sources: sourceShares(found, cards),
    cards,
    productFit,
    actorFit,
    translated: () => 0,
  });
}

/** What a card of these everyday words is found for by them. */
const cardsFor = (everydayWords: string, given: Partial<ClauseCard>): CardsFound =>
  createClauseFinder([
    {
      clause: "21 CFR 803.50",
      paragraphs: [],
      heading: "",
      source_identifier: "21 CFR 803",
      source_title: "",
      jurisdiction: "US",
      kind: "regulation",
      notes: "",
      everydayWords,
      wordings: [],
      sayings: [],
      subjects: [],
      ...given,
    },
  ]).find(everydayWords, null);

test("search scores count as a share of the best of all", () => {
  expect(known("reports", { score: 10 }).three).toBeCloseTo(0.5 / 3);
});

test("a heading on what is asked tells for a section, one on something else against it", () => {
  const question = "When must reports of effects be sent?";
  expect(known(question, { heading: "Reports of effects" }).asked).toBe(1);
  expect(known(question, { heading: "Fees" }).asked).toBe(0);
});

test("a number is looked for only where one is asked after", () => {
  const text = "Within 10 working days.";
  expect(known("Within how many days must it be reported?", { text }).number).toBe(1);
  expect(known("Who must report it?", { text }).number).toBe(0);
});

test("whose duties a section speaks of tells for it or against it", () => {
  const ofSponsors = { heading: "Sponsors", text: "A sponsor shall report each effect." };
  expect(known("When must a sponsor report an effect?", ofSponsors).actor).toBe(1);
  expect(known("When must an investigator report an effect?", ofSponsors).actor).toBe(-1);
  expect(known("When must an effect be reported?", ofSponsors).actor).toBe(0);
});

describe("the kind of product a question's words belong to", () => {
  const area = (question: string, citation: string, jurisdiction: string) =>
    known(question, { citation, jurisdiction, source_identifier: citation }, undefined, rankedBy.productFit).area;

  test("tells against what is written for others", () => {
    expect(area("What do we record when a catheter leaks?", "21 CFR 211.198", "US")).toBe(-1);
    expect(area("What do we record when a catheter leaks?", "21 CFR 820.35", "US")).toBe(0);
  });

  test("in the EU is no diagnostic where none is named", () => {
    expect(area("What must an importer check in the EU?", "EU IVDR Article 13", "EU")).toBe(-1);
    expect(area("What must an importer check in the EU?", "EU MDR Article 13", "EU")).toBe(0);
    expect(area("What must an importer of assays check in the EU?", "EU IVDR Article 13", "EU")).toBe(0);
    expect(area("What must an importer of assays check in the EU?", "EU MDR Article 13", "EU")).toBe(-1);
  });
});

test("a place that the question names tells for its law, and against other law", () => {
  const features = (jurisdiction: string) => known("What does the EU require?", { jurisdiction }).place;
  expect([features("EU"), features("US"), known("What is required?", {}).place]).toEqual([1, -1, 0]);
});

test("what no longer holds, or not yet, is told apart", () => {
  const standing = (status: Candidate["status"]) => {
    const { draft, outdated } = known("reports", { status });
    return [draft, outdated];
  };
  expect([standing("in_force"), standing("draft"), standing("superseded"), standing("withdrawn")]).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 1],
  ]);
});

test("guidance counts as asked for only where the question asks for guidance", () => {
  const guidance = { kind: "guidance", binding: false } as const;
  expect(known("Is there FDA guidance on reports?", guidance)).toMatchObject({ guidanceAsked: 1, binding: 0 });
  expect(known("What must be reported?", guidance).guidanceAsked).toBe(0);
});

test("one device type among the hundreds classified is known as such", () => {
  expect(known("reports", { citation: "21 CFR 878.4040" }).deviceType).toBe(1);
  expect(known("reports", {}).deviceType).toBe(0);
});

test("a source without cards is taken to match by them as well as by its passages, one with cards only by them", () => {
  const [card] = cardsFor("bad news", { clause: "21 CFR 803.50", source_identifier: "21 CFR 803" }).matches;
  const matches = card ? [{ ...card, strength: 0.8 }] : [];
  expect(known("reports", { score: 10 }, { matches, sources: new Set() })).toMatchObject({ card: 0.4, cardShare: 0.5 });
  expect(known("reports", { score: 10 }, { matches, sources: new Set(["21 CFR 812"]) })).toMatchObject({ card: 0, cardShare: 0 });
});

test.each([
  { citation: "SOR/98-282 s. 60(1)", card: { clause: "SOR/98-282 s. 59", paragraphs: ["SOR/98-282 s. 60"] } },
  { citation: "PHS Act 351(k)(7)(A)", card: { clause: "PHS Act 351(k)", paragraphs: ["PHS Act 351(k)(7)(A)"] } },
  { citation: "EU MDR Annex I 10.4.2", card: { clause: "EU MDR Annex I" } },
])("$citation keeps the everyday words of the heading it stands under", ({ citation, card }) => {
  const source = { source_identifier: "The whole law" };
  expect(known("bad news", { citation, ...source }, cardsFor("bad news", { ...card, ...source }))).toMatchObject({ cardShare: 1 });
});

test("what is said of a source as a whole tells nothing of a clause of it that has words of its own", () => {
  const source = { source_identifier: "Regulation (EU) 2023/607" };
  const cards = cardsFor("bad news", { clause: "Regulation (EU) 2023/607", ...source });
  expect(known("bad news", { citation: "Regulation (EU) 2023/607 Article 1", ...source }, cards)).toMatchObject({ cardShare: 0 });
});

test("what was found of a source tells for all its sections", () => {
  const found = [
    reader.read(candidate({ key: 1, citation: "21 CFR 803.50", source_identifier: "21 CFR 803", score: 6 })),
    reader.read(candidate({ key: 2, citation: "21 CFR 803.10", source_identifier: "21 CFR 803", score: 4 })),
    reader.read(candidate({ key: 3, citation: "21 CFR 812.150", source_identifier: "21 CFR 812", score: 5 })),
  ];
  const cards = cardsFor("bad news", { clause: "21 CFR 812.150", source_identifier: "21 CFR 812" });
  const { byScore, byCards } = sourceShares(found, cards);
  expect([...byScore]).toEqual([
    ["21 CFR 803", 1],
    ["21 CFR 812", 0.5],
  ]);
  expect([...byCards]).toEqual([["21 CFR 812", 1]]);
});
