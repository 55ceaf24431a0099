import type { Anchor } from "../manuscript/anchor.ts";
import type { Citation } from "../marks/citations.ts";
import type { IdentifierKind } from "../marks/identifiers.ts";
import type { Quotation } from "../marks/quotations.ts";

/** Words beside a citation that are said to be its title. */
export interface TitleBeside {
  words: string;
  /** How they stand: as a title in brackets or marks, as words that may go on to something else, as the next cell of a table, or as what it is about. */
  kind: "title" | "words" | "matter" | "cell";
}

/** Words before or behind a citation, in which a title may end or begin right beside it. */
export interface StretchBeside {
  words: string;
  side: "before" | "behind";
}

interface Stands extends Anchor {
  text: string;
}

/** A law, clause, standard or document by number or name. */
export interface CitedReference extends Stands {
  kind: "citation";
  citation: Citation;
  titles: readonly TitleBeside[];
  stretches: readonly StretchBeside[];
  /** The figure at its end that may be that of a note. */
  footnote: string | null;
  /** The month or year that is said of it, as `2019-10`. */
  dated: string | null;
}

/** A clearance, approval, application, study, docket or notice by its number. */
export interface NumberReference extends Stands {
  kind: "number";
  number: IdentifierKind;
  normal: string;
}

/** A guidance document by its title. */
export interface GuidanceReference extends Stands {
  kind: "guidance";
  guidance_id: string;
  /** The docket that stands beside it. */
  docket: string | null;
  year: number | null;
  /** The day or month that is said with it, as `2010-01-25` or `2010-01`. */
  day: string | null;
}

/** What words may be quoted of. */
export interface Quoted {
  of: Citation | GuidanceReference;
  /** How it stands to the quote: right at it, in the same sentence, or only in the same paragraph. */
  nearness: "tight" | "sentence" | "paragraph";
}

/** Words that are said to stand in a clause or document; the first of these is the likeliest. */
export interface QuoteReference extends Stands {
  kind: "quote";
  quotation: Quotation;
  quoted: readonly Quoted[];
}

/** Something that a text refers to, to be looked up. */
export type Reference = CitedReference | NumberReference | GuidanceReference | QuoteReference;
