import type { Authority, ProductType } from "@clausewise/contracts";
import { authorityJurisdictions } from "@clausewise/contracts";
import {
  fuse,
  heldBelief,
  holdsClause,
  normalCitation,
  rankEvidence,
  sectionStem,
  sectionsToRead,
  withSections,
  type Belief,
  type BeliefFinder,
  type BeliefReading,
  type Candidate,
  type CardsFound,
  type Carrying,
  type CitedClause,
  type ClauseFinder,
  type HeldMisconception,
  type Hit,
  type Misconception,
  type MisconceptionFinder,
  type ProductFit,
  type QuestionReader,
  type RankedEvidence,
  type ShownMisconception,
  type UnderstoodQuestion,
} from "@clausewise/retrieval";
import type { Viewer } from "../../service.ts";
import type { Reach } from "./reach.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchView } from "./search-view.ts";
import { citable, type CitablePassage } from "./cited-passages.ts";
import type { LocatedPassage } from "../library/library.reads.ts";

/** What the library has to say to a question: ranked passages, and clauses it names that were overtaken. */
export interface Evidence {
  ranked: RankedEvidence;
  misconceptions: ShownMisconception[];
  /** What is often wrongly believed that it comes near to. */
  beliefs: BeliefReading[];
  located: ReadonlyMap<number, CitablePassage>;
  view: SearchView;
}

/** A question as it is to be answered, and the law to answer it under. */
export interface AskedQuestion {
  query: string;
  authority: Authority;
  /** Whether it is answered under that also where it speaks of the law of another. */
  keeps_authority?: boolean | undefined;
  day: string;
  /** Who asks; null where nobody is behind it. */
  viewer: Viewer | null;
  product_type?: ProductType | null;
  /** What it is asked of where its words do not say it, as that is cited: `21 CFR 820`. */
  within?: string | undefined;
  /** Where to look; everywhere where nothing is said. */
  reach?: Reach | undefined;
}

/** Passages taken from the ranking, and from each jurisdiction where a question sets several side by side. */
const ranked = 300;
const rankedEach = 100;
/** Passages taken by meaning, and their part in the score: words lead, for an answer is quoted from words. */
const rankedByMeaning = 100;
const meaningShare = 0.3;
/** Passages taken where a question is narrowed to a kind of product, of which many fall out again. */
const rankedOfProduct = 900;
/** Passages taken from each clause that the question names or that answers it. */
const perClause = 60;
/** Clauses that are looked into because their cards match, and the passages taken from each. */
const byCard = 12;
const perCard = 12;
/** Paragraphs that are looked into because they are asked for in such words. */
const byWording = 6;

/** What is known beside the library's texts. */
export interface Knowledge {
  misconceptions: MisconceptionFinder<Misconception>;
  beliefs: BeliefFinder;
  clauses: ClauseFinder;
  productFit: ProductFit;
  /** Whether words carry what is said above them. */
  carrying: Carrying;
  questions: QuestionReader;
}

/** Where a question belongs that names no place, by the authority it is put to. */
const settings: Partial<Record<Authority, string>> = { FDA: "FDA", EU_MDR: "EU MDR", HEALTH_CANADA: "Canada" };
const defaultRegulation: Partial<Record<Authority, string>> = { EU_MDR: "EU MDR" };

/** What a question is read with by where it looks. */
export const contextOf = ({ reach }: Pick<AskedQuestion, "reach">): { own: boolean } => ({ own: reach?.library === false });

/** Gathers the passages that may answer a question, under the law of `day`. */
export async function gatherEvidence(searchIndex: SearchIndex, asked: AskedQuestion, known: Knowledge): Promise<Evidence> {
  const { authority, day, viewer, reach, product_type: product = null } = asked;
  const { reader } = searchIndex;
  const context = { ...contextOf(asked), product, defaultRegulation: defaultRegulation[authority] ?? null };
  const read = known.questions.understand(asked.query, context);
  const within = asked.within === undefined ? [] : [{ canonical: asked.within, normal: normalCitation(asked.within) }];
  const question = { ...read, clauses: [...read.clauses, ...within].map((clause) => asHeld(clause, searchIndex, viewer)) };
  const meaning = await searchIndex.vectorOf(asked.query);
  const jurisdictions = jurisdictionsOf(question, authority);
  const view = searchIndex.view({ viewer, jurisdictions, day, reach });
  const scores = await searchAll(searchIndex, view, { question, authority, day, viewer, reach, meaning });
  const located = new Map<number, CitablePassage>();
  const take = (rows: LocatedPassage[]) => {
    const passages = rows.map(citable);
    for (const passage of passages) located.set(passage.key, passage);
    return passages.map((passage): Candidate => ({ ...passage, score: scores.get(passage.key) ?? 0 }));
  };
  const found = take(await view.located([...scores.keys()]));
  const named = await Promise.all(question.clauses.map((clause) => view.atClause(clause.canonical, perClause)));
  const cards = known.clauses.find(question, jurisdictions);
  const places = found.map(({ citation }) => reader.normal(citation));
  const isFound = (clause: string) => places.some((place) => holdsClause(reader.normal(clause), place));
  const unfound = cards.matches.slice(0, byCard).flatMap(({ clauses }) => clauses.filter((clause) => !isFound(clause)));
  const clauses = new Set([...unfound, ...askedForBy(cards)]);
  const matched = await Promise.all([...clauses].map((clause) => view.atClause(clause, perCard)));
  const missing = question.clauses.filter((_, at) => named[at]?.length === 0);
  const gone = await Promise.all(missing.map((clause) => view.formerlyAtClause(clause.canonical, perClause)));
  const amended = missing.filter((_, at) => gone[at]?.some((row) => isAmended(row)) === true);
  const around = await Promise.all(amended.map((clause) => view.atClause(sectionStem(clause.canonical), perClause)));
  const first = rankEvidence(
    {
      question,
      candidates: [...found, ...take(named.flat()), ...take(matched.flat()), ...take(around.flat())],
      supersededOnly: take(gone.flat()),
      cards,
    },
    { reader, productFit: known.productFit, carrying: known.carrying },
  );
  const sections = await Promise.all(sectionsToRead(first).map((section) => view.atClause(section, perClause)));
  const lawsHeld = jurisdictions ?? lawsNamed(question);
  // What is wrongly believed is of the law, which one's own documents alone do not speak for.
  const beliefs = context.own ? [] : known.beliefs.readings(first, lawsHeld);
  const misconceptions = context.own ? [] : known.misconceptions.find(question, settings[authority]);
  const shown = takenForGranted(misconceptions, heldBelief(beliefs)).map(async ({ clauses, ...one }) => ({
    ...one,
    passages: take((await Promise.all(clauses.map((clause) => view.atClause(clause, perClause)))).flat()).filter(
      ({ jurisdiction }) => lawsHeld === null || lawsHeld.includes(jurisdiction),
    ),
  }));
  return { ranked: withSections(first, take(sections.flat())), misconceptions: await Promise.all(shown), beliefs, located, view };
}

/** Of long sections, such as those of definitions, the paragraphs that are asked for in the words that the question is most like. */
const askedForBy = ({ matches }: CardsFound): string[] =>
  matches
    .flatMap(({ wording }) => (wording === null || wording.citation === null ? [] : [{ ...wording, citation: wording.citation }]))
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, byWording)
    .map(({ citation }) => citation);

/** The laws that a question speaks of by naming places; null where it names none. */
const lawsNamed = ({ law_of }: UnderstoodQuestion): readonly string[] | null => (law_of.length === 0 ? null : [...law_of, "INT"]);

/** What a question takes for granted that was written up by hand and, after that, what is often wrongly believed. */
const takenForGranted = (held: readonly HeldMisconception<Misconception>[], belief: Belief | null): Taken[] => [
  ...held.map(({ kind, known: { text, clauses } }) => ({ kind, text, clauses })),
  ...(belief === null ? [] : [{ kind: "corrected" as const, text: belief.right, clauses: [belief.clause] }]),
];

type Taken = Pick<ShownMisconception, "kind" | "text"> & Pick<Misconception, "clauses">;

/** The place in a document that a question names, where it is cited so; else the document. */
const asHeld = (clause: CitedClause, index: SearchIndex, viewer: Viewer | null): CitedClause =>
  clause.narrower !== undefined && index.holds(viewer, { clause: clause.narrower })
    ? { canonical: clause.narrower, normal: normalCitation(clause.narrower) }
    : clause;

/** Whether a clause stands in its text with words that another act has replaced: what holds of it stands around it. */
const isAmended = ({ amended = [] }: LocatedPassage): boolean => amended.length > 0;

/** International bodies are heard under any authority where the question names one of their documents. */
function jurisdictionsOf({ places }: UnderstoodQuestion, authority: Authority): readonly string[] | null {
  const chosen = authorityJurisdictions[authority];
  return chosen && places.includes("INT") ? [...chosen, "INT"] : chosen;
}

interface Searched {
  question: UnderstoodQuestion;
  authority: Authority;
  day: string;
  viewer: Viewer | null;
  reach: Reach | undefined;
  meaning: readonly number[] | null;
}

/**
 * Search scores by passage key; the law of each place that a question names under any authority is searched by itself too.
 * With a vector of the question, passages alike in meaning are found as well.
 */
async function searchAll(
  searchIndex: SearchIndex,
  view: SearchView,
  { question, authority, day, viewer, reach, meaning }: Searched,
): Promise<ReadonlyMap<number, number>> {
  const laws = authorityJurisdictions[authority] === null ? question.law_of : [];
  const views = laws.map((law) => searchIndex.view({ viewer, jurisdictions: [law], day, reach }));
  const found = await Promise.all([
    view.candidates(question, question.product ? rankedOfProduct : ranked),
    ...views.map((one) => one.candidates(question, rankedEach)),
  ]);
  const byWords = scoresOf(found.flat());
  if (meaning === null) return byWords;
  const byMeaning = scoresOf([view, ...views].flatMap((one) => one.nearest(meaning, rankedByMeaning)));
  return byMeaning.size === 0 ? byWords : scoresOf(fuse(hitsOf(byWords), hitsOf(byMeaning), meaningShare));
}

const scoresOf = (hits: readonly Hit[]) => new Map(hits.map(({ key, score }) => [key, score]));
const hitsOf = (scores: ReadonlyMap<number, number>): Hit[] => [...scores].map(([key, score]) => ({ key, score }));
