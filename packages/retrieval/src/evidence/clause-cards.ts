import type { SourceKind } from "@clausewise/contracts";
import { holdsClause, type NormalCitation, normalCitation } from "../citations/clauses.ts";
import { createIndex, type PassageIndex } from "../engine/passage-index.ts";
import type { SearchText } from "../engine/query-parser.ts";
import { termsOf } from "../text/tokenizer.ts";
import { sectionNamed } from "./candidate.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import { among } from "./said-things.ts";
import { createSubjectFinder, type SubjectMatch } from "./subjects.ts";
import { createWordingFinder, type Wording, type WordingMatch } from "./wordings.ts";

/** What is known of a clause without its text: its headings, our notes on it, and the everyday words people have for it. */
export interface ClauseCard {
  clause: string;
  /** Citations of its paragraphs that say more than the clause: a heading may stand over several articles or sections. */
  paragraphs: readonly string[];
  heading: string;
  source_identifier: string;
  source_title: string;
  jurisdiction: string;
  kind: SourceKind;
  notes: string;
  everydayWords: string;
  /** How people ask for it. */
  wordings: readonly Wording[];
  /** What people say of it, right or wrong. */
  sayings: readonly Wording[];
  /** What it is looked up by. */
  subjects: readonly Wording[];
}

/** A clause that a question seems to be about. */
interface CardMatch {
  clause: string;
  /** The same as citations are compared. */
  normal: NormalCitation;
  /** The clauses its heading stands over, its own first. */
  clauses: readonly string[];
  /** Names of the sections that these stand in. */
  sections: readonly string[];
  /** Whether it is of a part of its source, so that it tells of what stands deeper than any card. */
  isPart: boolean;
  /** How well its card matches, as a tenth of the search score: 1 is a weak match, 4 a very good one. */
  strength: number;
  /** The same as a share of the best match, 0 to 1. */
  share: number;
  /** Terms of its everyday words, of the wording that the question is most like, and of its subjects that the question names. */
  terms: readonly string[];
  /** The wording of it that the question is most like; null where it is like none. */
  wording: WordingMatch | null;
  /** What people say of it that the question is most like; null where it is like nothing. */
  saying: WordingMatch | null;
  /** What of its subjects the question names; null where it names none. */
  subject: SubjectMatch | null;
}

export interface CardsFound {
  /** Best first. */
  matches: readonly CardMatch[];
  /** Identifiers of all sources that have cards: others cannot be found by one, and must not lose by that. */
  sources: ReadonlySet<string>;
}

/** Finds clauses by their cards. */
export interface ClauseFinder {
  /** The clauses of some jurisdictions, or of all for null, whose cards match a question best. */
  find(question: SearchText, jurisdictions: readonly string[] | null): CardsFound;
}

/** Clauses that are found by their cards, those that are found by how people ask for them, and those by their subjects. */
const most = 24;

/** Cards are ranked apart from passages: a card is no text that could be quoted, and its words weigh otherwise. */
function indexOf(cards: readonly ClauseCard[]): PassageIndex {
  const index = createIndex({
    vocabulary: 0.5,
    fields: { text: 4, heading: 4, citation: 0, title: 2 },
    lengthShare: 0.2,
    saturation: 1,
    section: 0,
    before: 0,
    after: 0,
  });
  index.add(
    cards.map(({ heading, source_title, notes, everydayWords }, key) => ({
      key,
      citation: "",
      title: source_title,
      heading,
      text: `${everydayWords} . ${notes}`,
    })),
  );
  return index;
}

function knownOf(card: ClauseCard): Omit<CardMatch, "strength" | "share" | "wording" | "saying" | "subject"> {
  const normal = normalCitation(card.clause);
  const others = card.paragraphs.filter((one) => !holdsClause(normal, normalCitation(one)));
  const sections = [card.clause, ...card.paragraphs].map((one) => sectionNamed(normalCitation(one), card));
  return {
    clause: card.clause,
    normal,
    clauses: [card.clause, ...others],
    sections: [...new Set(sections)],
    isPart: normal !== normalCitation(card.source_identifier),
    terms: [...new Set(termsOf(card.everydayWords))],
  };
}

/** The best card of a section; of one that has none, that of the heading it stands under. */
export function cardOf(section: string, { normal }: Pick<ReadCandidate, "normal">, { matches }: CardsFound): CardMatch | null {
  const own = matches.find(({ sections }) => sections.includes(section));
  return own ?? matches.find((one) => one.isPart && holdsClause(one.normal, normal)) ?? null;
}

/** The wording nearest to the question that people ask for a section by, or what they say of it that is nearest. */
export function wordingOf(
  section: string,
  { normal }: Pick<ReadCandidate, "normal">,
  { matches }: CardsFound,
  kind: "wording" | "saying" = "wording",
): WordingMatch | null {
  const own = matches.filter(
    ({ sections, isPart, normal: clause }) => sections.includes(section) || (isPart && holdsClause(clause, normal)),
  );
  return own.reduce<WordingMatch | null>((best, { [kind]: one }) => ((one?.strength ?? 0) > (best?.strength ?? 0) ? one : best), null);
}

/** What of the subjects of a section the question names, most of it first. */
export function subjectOf(section: string, { normal }: Pick<ReadCandidate, "normal">, { matches }: CardsFound): SubjectMatch | null {
  const named = matches.filter(
    ({ subject, sections, isPart, normal: own }) =>
      subject !== null && (sections.includes(section) || (isPart && holdsClause(own, normal))),
  );
  return named.reduce<SubjectMatch | null>(
    (best, { subject }) => (best === null || (subject?.share ?? 0) > best.share ? subject : best),
    null,
  );
}

/** Makes cards ready to be searched. */
export function createClauseFinder(cards: readonly ClauseCard[]): ClauseFinder {
  const index = indexOf(cards);
  const wordings = createWordingFinder(cards.map((card) => card.wordings));
  const sayings = createWordingFinder(cards.map((card) => card.sayings));
  const subjects = createSubjectFinder(cards.map((card) => card.subjects));
  const known = cards.map(knownOf);
  // Nothing but this is held of the cards themselves, whose words are many.
  const cardsAmong = among(cards.map(({ jurisdiction }) => jurisdiction));
  const sources = new Set(cards.map(({ source_identifier }) => source_identifier));
  return {
    find(question, jurisdictions) {
      const accept = cardsAmong(jurisdictions);
      const hits = index.search(question, { limit: most, accept });
      const best = hits[0]?.score ?? 0;
      const scores = new Map(hits.map(({ key, score }) => [key, score]));
      const worded = wordings.find(question, accept);
      const said = sayings.find(question, accept);
      const named = subjects.find(question, accept);
      const keys = new Set([scores, worded, said, named].flatMap((found) => [...found.keys()].slice(0, most)));
      const matches = [...keys].flatMap((key) => {
        const card = known[key];
        if (card === undefined) return [];
        const score = scores.get(key) ?? 0;
        const [wording, saying, subject] = [worded.get(key) ?? null, said.get(key) ?? null, named.get(key) ?? null];
        const terms = [...new Set([...card.terms, ...(wording?.terms ?? []), ...(subject?.terms ?? [])])];
        return [{ ...card, terms, wording, saying, subject, strength: score / 10, share: best === 0 ? 0 : score / best }];
      });
      return { matches: matches.toSorted((one, other) => matchOf(other) - matchOf(one)), sources };
    },
  };
}

/** How well a clause matches by its card, by how people ask for it and by its subjects. */
const matchOf = ({ share, wording, subject }: CardMatch): number => share + (wording?.share ?? 0) + (subject?.share ?? 0);
