import { type NormalCitation, holdsClause, normalCitation } from "./clauses.ts";

/** One change of a clause: by which act, and from which day on, or its month or year. */
export interface Amendment {
  by: string;
  since: string;
}

/** A clause that was put in, changed or taken out. */
export interface ClauseAmendment extends Amendment {
  clause: string;
}

/** Which clauses of a source were changed. */
export interface AmendedClauses {
  /** Changes of the clause a passage is cited by, of one that holds it, or of a place within it; oldest first. */
  of(citation: string): readonly Amendment[];
}

const none: readonly Amendment[] = [];

/** Makes changes ready to be looked up by citation. */
export function createAmendedClauses(rows: readonly ClauseAmendment[]): AmendedClauses {
  const known = rows
    .map(({ clause, by, since }) => ({ normal: normalCitation(clause), amendment: { by, since } }))
    .toSorted((one, other) => one.amendment.since.localeCompare(other.amendment.since));
  const byShelf = Map.groupBy(known, ({ normal }) => shelfOf(normal));
  return {
    of(citation) {
      const place = normalCitation(citation);
      const near = byShelf.get(shelfOf(place)) ?? [];
      return near.length === 0 ? none : once(near.filter(({ normal }) => concerns(normal, place)).map(({ amendment }) => amendment));
    },
  };
}

/** The article, annex or section of a citation: the few changes of it are all that have to be looked through. */
const shelfOf = (citation: NormalCitation): string => /^(?:.*?\b(?:article|annex) [^ (]+|[^(]*)/.exec(citation)?.[0] ?? citation;

const concerns = (clause: NormalCitation, place: NormalCitation): boolean => holdsClause(clause, place) || holdsClause(place, clause);

const once = (amendments: readonly Amendment[]): Amendment[] => [
  ...new Map(amendments.map((amendment) => [`${amendment.by} ${amendment.since}`, amendment])).values(),
];

/** Changes by which words that tell the law of one day (`wordsOf`) are overtaken on another. */
export const overtakenBy = (amendments: readonly Amendment[], wordsOf: string, day: string): Amendment[] =>
  amendments.filter(({ since }) => wordsOf < since && since <= day);

/** Whether words that tell the law of `wordsOf` tell what was not yet law on an earlier day. */
export const isYetToCome = (amendments: readonly Amendment[], wordsOf: string, day: string): boolean =>
  amendments.some(({ since }) => day < since && since <= wordsOf);
