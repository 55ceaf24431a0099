import { actSectionOf } from "./statute-sections.ts";

const longNames: readonly (readonly [RegExp, string])[] = [
  [/^regulation \(eu\) (?:no )?2017\/745/, "eu mdr"],
  [/^regulation \(eu\) (?:no )?2017\/746/, "eu ivdr"],
  [/^(?:federal food,? drug,? and cosmetic act|ff?dca|fd ?& ?c act|fdca)/, "fd&c act"],
  [/^mdr /, "eu mdr "],
  [/^ivdr /, "eu ivdr "],
];

declare const isNormal: unique symbol;
/** A citation in the one spelling that citations are compared in. */
export type NormalCitation = string & { readonly [isNormal]: true };

/** One spelling for every way a clause is written, so that citations can be compared. */
export function normalCitation(citation: string): NormalCitation {
  let plain = citation
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/§+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  for (const [name, short] of longNames) plain = plain.replace(name, short);
  plain = plain
    .replace(/\bc\.? ?f\.? ?r\.?/, "cfr")
    .replace(/\bu\.? ?s\.? ?c\.?(?= )/, "usc")
    .replace(/\bart\. ?/, "article ");
  plain = plain.replace(/^(\d+ cfr) (?:parts?|sections?|sec\.) /, "$1 ").replace(/^(fd&c act) (?:sections?|sec\.) /, "$1 ");
  plain = plain.replace(/^21 usc (\d+[a-z]*(?:-\d+)?)/, (whole, section: string) => {
    const act = actSectionOf(section);
    return act === null ? whole : `fd&c act ${act.toLowerCase()}`;
  });
  return plain.replace(/\s+\(/g, "(").replace(/\s+/g, " ").trim() as NormalCitation;
}

const isWholePart = /^\d+ cfr \d+$/;

/** Whether a clause is another or holds it: `21 cfr 807.92` holds `21 cfr 807.92(a)(3)`. */
export function holdsClause(outer: NormalCitation, inner: NormalCitation): boolean {
  if (outer === "" || !inner.startsWith(outer)) return false;
  const next = inner[outer.length];
  return next === undefined || next === "(" || next === " " || next === "," || (next === "." && isWholePart.test(outer));
}

/** Whether a citation is the clause or a place inside it, however either is spelled. */
export const isWithin = (citation: string, clause: string): boolean => holdsClause(normalCitation(clause), normalCitation(citation));

/** Paragraphs at the end of a citation, in any spelling: `(a)(3)`, `(1a)`, ` para. 3bis`, `/2` of `Article 33/2`. */
const paragraphs = /(?:\((?:[a-z]{1,4}|\d{1,3}[a-z]?)\)| para\. \d+[a-z]*|(?<=\barticle \d+)\/\d+)+$/;

/** A section that is long, cited with its first paragraph. */
const longSection = /^phs act [^ (]+\([a-z]\)/;

/** The section, article or document a citation stands in, without paragraphs and pages. */
export function sectionOf(citation: NormalCitation): string {
  const long = longSection.exec(citation);
  if (long) return long[0];
  return citation
    .replace(/ p\. ?\d+$/, "")
    .replace(/^((?:\d+ cfr|fd&c act|eu (?:mdr|ivdr) article|.*\bs\.) [^ (]+).*$/, "$1")
    .replace(paragraphs, "");
}

/** The same in the spelling it is cited by; a section of a statute with its first paragraph, since those are long. */
export const sectionStem = (citation: string): string =>
  /^(?:FD&C Act|PHS Act) [^ (]+(?:\([a-z]{1,2}\))?/.exec(citation)?.[0] ??
  /^(?:\d+ CFR|.*\bArticle|.*\bs\.|.*\bart\.(?= \d)) [^ (]+/.exec(citation)?.[0] ??
  /^C\.R\.C\., c\. \d+ (?:Division \w+ )?[A-Z]\.\d[^ (]*/.exec(citation)?.[0] ??
  citation;

/** Whether a passage stands in a named clause, or is the section that holds it. */
export const standsIn = (passage: NormalCitation, clause: NormalCitation): boolean =>
  holdsClause(clause, passage) || (holdsClause(passage, clause) && sectionOf(passage) === sectionOf(clause));

/** The law or document that a clause is of, in the spelling it is cited by: `21 CFR 803` of `21 CFR 803.50(a)`. */
export const documentOf = (clause: string): string =>
  /^\d+ (?:CFR|USC) \d+[a-z]*/.exec(clause)?.[0] ??
  /^(?:FD&C|PHS) Act/.exec(clause)?.[0] ??
  clause.replace(/ (?:Article|Annex|Art\.|s\.|reg|regulation|rule|rules|Section|section) .*$/, "");
