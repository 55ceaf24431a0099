import type { Citation, Statement } from "@clausewise/contracts";
import type { CitedQuote, ComposedStatement, StoredPassage } from "@clausewise/retrieval";
import type { LocatedPassage } from "../library/library.reads.ts";

/** A stored passage with all that a citation of it says. */
export type CitablePassage = StoredPassage & Omit<Citation, "quote" | "quote_start" | "lead_in">;

/** A passage as it is found, ranked and cited. */
export const citable = ({ passage, source, version, amended = [] }: LocatedPassage): CitablePassage => ({
  key: passage.key,
  heading_path: passage.heading_path,
  text: passage.text,
  passage_id: passage.id,
  passage_hash: passage.hash,
  source_id: source.id,
  version_id: version.id,
  version_label: version.label,
  citation: passage.citation,
  heading: passage.heading,
  page: passage.page,
  text_kind: source.text_kind,
  source_title: source.title,
  source_identifier: source.identifier,
  authority: source.authority,
  jurisdiction: source.jurisdiction,
  kind: source.kind,
  binding: source.binding,
  status: amended.length > 0 && version.status !== "withdrawn" ? "superseded" : version.status,
  amended: [...amended],
  issued: version.issued,
  effective: version.effective,
  retrieved: version.retrieved,
  url: passage.url ?? source.url,
});

type Located = ReadonlyMap<number, CitablePassage>;

/** A citation as people see it, with all that is known of its source. */
export function citationOf({ key, quote }: CitedQuote, located: Located): Citation {
  const passage = located.get(key);
  if (!passage) throw new Error(`passage ${key} was cited but never loaded`);
  const { key: _key, heading_path: _path, text, ...known } = passage;
  return { ...known, quote: quote && text.slice(quote.start, quote.end), quote_start: quote?.start ?? null, lead_in: null };
}

export const statementOf = ({ text, citations }: ComposedStatement, located: Located): Statement => ({
  text,
  citations: citations.map((cited) => citationOf(cited, located)),
});
