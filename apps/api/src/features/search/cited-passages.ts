import type { Citation, Statement } from "@clausewise/contracts";
import type { CitedQuote, ComposedStatement } from "@clausewise/retrieval";
import type { LocatedPassage } from "../library/library.reads.ts";

type Located = ReadonlyMap<number, LocatedPassage>;

/** A citation as people see it, with all that is known of its source. */
export function citationOf({ key, quote }: CitedQuote, located: Located): Citation {
  const row = located.get(key);
  if (!row) throw new Error(`passage ${key} was cited but never loaded`);
  const { passage, source, version } = row;
  return {
    passage_id: passage.id,
    passage_hash: passage.hash,
    source_id: source.id,
    version_id: version.id,
    version_label: version.label,
    citation: passage.citation,
    heading: passage.heading,
    page: passage.page,
    quote: quote && passage.text.slice(quote.start, quote.end),
    quote_start: quote?.start ?? null,
    text_kind: source.text_kind,
    source_title: source.title,
    source_identifier: source.identifier,
    authority: source.authority,
    jurisdiction: source.jurisdiction,
    kind: source.kind,
    binding: source.binding,
    status: version.status,
    issued: version.issued,
    effective: version.effective,
    retrieved: version.retrieved,
    url: passage.url ?? source.url,
  };
}

export const statementOf = ({ text, citations }: ComposedStatement, located: Located): Statement => ({
  text,
  citations: citations.map((cited) => citationOf(cited, located)),
});
