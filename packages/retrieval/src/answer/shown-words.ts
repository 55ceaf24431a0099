import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { CitedQuote, ComposedStatement } from "./composition.ts";

/** A statement with the words that are shown under it, those that they go on from included, as somebody reads them together. */
export function shownWords({ text, citations }: ComposedStatement, sections: readonly RankedSection[]): string {
  const textOf = (wanted: number) =>
    sections.flatMap(({ members }) => members).find(({ candidate }) => candidate.key === wanted)?.candidate.text ?? "";
  const quoted = ({ key, quote, above = [] }: CitedQuote) =>
    [...above, ...(quote === null ? [] : [{ key, ...quote }])].map((part) => textOf(part.key).slice(part.start, part.end));
  return [text, ...citations.flatMap(quoted)].join("\n");
}
