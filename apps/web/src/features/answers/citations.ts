import type { Citation, SearchResult } from "@clausewise/contracts";
import { withoutMarks } from "../../shared/bold.ts";
import { shownStatements } from "./answer-sections.ts";

/** Address of a citation within its answer: `0.1` in a statement, `c.0` in the correction, `r.2` among the related. */
export type CitationKey = string;

export function citationEntries(answer: SearchResult): [CitationKey, Citation][] {
  const keyed = (name: string | number, citations: readonly Citation[]) =>
    citations.map((citation, at): [CitationKey, Citation] => [`${name}.${at}`, citation]);
  return [
    ...shownStatements(answer).flatMap((statement, at) => keyed(at, statement.citations)),
    ...keyed("c", answer.correction?.citations ?? []),
    ...keyed("r", answer.related),
  ];
}

/** The first citation of each text, in the order in which an answer is read: which text it is, is told there. */
export function firstOfEachText(answer: SearchResult): ReadonlySet<CitationKey> {
  const entries = citationEntries(answer);
  const read = [...entries.filter(([key]) => key.startsWith("c.")), ...entries.filter(([key]) => !key.startsWith("c."))];
  return new Set(new Map(read.toReversed().map(([key, { version_id }]) => [version_id, key])).values());
}

/** How many quotes an answer shows, each found word for word where its passage is cited. */
export const quoteCount = (answer: SearchResult): number =>
  shownStatements(answer)
    .flatMap((statement) => statement.citations)
    .filter(({ quote, quote_start }) => quote !== null && quote_start !== null).length;

/** Titles of an answer's sources, each once, joined by comma. */
export const sourceTitles = (answer: SearchResult): string =>
  [...new Set(answer.document_sources.map((source) => source.title))].join(", ");

/** The parameters of an answer's page that open a citation's source beside it. */
export const opened = (key: CitationKey, { source_id, version_id, passage_id }: Citation) => ({
  source: source_id,
  version: version_id,
  passage: passage_id,
  quote: key,
});

export const openedAddress = (key: CitationKey, citation: Citation): string => new URLSearchParams(opened(key, citation)).toString();

/** What a citation carries, to be read beside its source: the statement, else the question. */
export function statementOf(answer: SearchResult, key: CitationKey | null): string {
  const [name = ""] = key?.split(".") ?? [];
  const said = name === "c" ? answer.correction?.text : shownStatements(answer)[Number.parseInt(name, 10)]?.text;
  return withoutMarks(said ?? answer.query);
}

/** Going through the citations that carry an answer, those that only stand beside it left out. */
export function stepsThrough(
  entries: readonly [CitationKey, Citation][],
  current: CitationKey | null,
  go: (key: CitationKey, citation: Citation) => void,
) {
  const carrying = entries.filter(([key]) => !key.startsWith("r."));
  const at = carrying.findIndex(([key]) => key === current);
  const to = (entry: (typeof carrying)[number] | undefined) => (entry === undefined ? null : () => go(...entry));
  return {
    at: at < 0 ? null : at + 1,
    of: carrying.length,
    previous: at < 0 ? null : to(carrying[at - 1]),
    next: to(carrying[at + 1]),
  };
}
