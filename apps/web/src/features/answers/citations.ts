import type { Citation, SearchResult } from "@clausewise/contracts";

/** Address of a citation within its answer: `0.1` in a statement, `c.0` in the correction, `r.2` among the related. */
export type CitationKey = string;

export function citationEntries(answer: SearchResult): [CitationKey, Citation][] {
  const keyed = (name: string | number, citations: readonly Citation[]) =>
    citations.map((citation, at): [CitationKey, Citation] => [`${name}.${at}`, citation]);
  return [
    ...answer.statements.flatMap((statement, at) => keyed(at, statement.citations)),
    ...keyed("c", answer.correction?.citations ?? []),
    ...keyed("r", answer.related),
  ];
}

/** The source's own words that an answer repeats, in the order of its statements. */
export const quotesOf = (answer: SearchResult): string[] =>
  [...(answer.correction?.citations ?? []), ...answer.statements.flatMap((statement) => statement.citations)].flatMap(
    ({ quote }) => quote ?? [],
  );

/** How many quotes an answer shows, and how many of them have a checked place in their passage. */
export function quoteCounts(answer: SearchResult): { quoted: number; checked: number } {
  const quoted = answer.statements.flatMap((statement) => statement.citations).filter((citation) => citation.quote !== null);
  return { quoted: quoted.length, checked: quoted.filter((citation) => citation.quote_start !== null).length };
}

/** Titles of an answer's sources, each once, joined by comma. */
export const sourceTitles = (answer: SearchResult): string =>
  [...new Set(answer.document_sources.map((source) => source.title))].join(", ");
