import type { Citation, Statement } from "@clausewise/contracts";
import { leadInText, type Stretch, type CitedQuote, type ComposedStatement, type StoredPassage } from "@clausewise/retrieval";
import type { LocatedPassage } from "../library/library.reads.ts";

/** A stored passage with all that a citation of it says. */
export type CitablePassage = StoredPassage & Omit<Citation, "quote" | "quote_start" | "lead_in">;

/** A passage as it is found, ranked and cited. */
export const citable = ({ passage, source, version, amended = [], instead = false }: LocatedPassage): CitablePassage => ({
  key: passage.key,
  heading_path: passage.heading_path,
  text: passage.text,
  instead,
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

/** Words of another passage that are shown above a quote. */
interface WordsAbove extends Stretch {
  passage_id: string;
  passage_hash: string;
}

/** A citation with what its `lead_in` is made of, by which it can be checked. */
export type ComposedCitation = Citation & { key: number; above: WordsAbove[] };

/** A citation as people see it, with all that is known of its source. */
export function citationOf({ key, quote, above = [] }: CitedQuote, located: Located): ComposedCitation {
  const { heading_path: _path, instead: _instead, text, ...known } = passageAt(key, located);
  const shown = quote && { quote: text.slice(quote.start, quote.end), quote_start: quote.start };
  const lead_in = quote && leadInText(above, { key, start: quote.start }, (one) => passageAt(one, located).text);
  const words = above.map((one) => {
    const { passage_id, passage_hash } = passageAt(one.key, located);
    return { ...one, passage_id, passage_hash };
  });
  return { ...known, quote: null, quote_start: null, ...shown, lead_in, above: words };
}

function passageAt(key: number, located: Located): CitablePassage {
  const passage = located.get(key);
  if (!passage) throw new Error(`passage ${key} was cited but never loaded`);
  return passage;
}

/** A passage that is named and not quoted. */
export function namedOnly(passage: number, located: Located): Citation {
  const { key: _key, above: _above, ...citation } = citationOf({ key: passage, quote: null }, located);
  return citation;
}

export interface CitedStatement extends Omit<Statement, "citations"> {
  citations: ComposedCitation[];
}

export const statementOf = ({ text, citations }: ComposedStatement, located: Located): CitedStatement => ({
  text,
  citations: citations.map((cited) => citationOf(cited, located)),
});
