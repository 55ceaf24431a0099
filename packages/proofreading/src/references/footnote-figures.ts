import type { Citation } from "../marks/citations.ts";

const stuck = /(?<=\p{Ll}{3}[.,;:)”"]?)(\d{1,2})(?=[\s,.;:)]|$)/gu;

/** Figures of notes that stand at the end of words, as text has them that was copied from pages: `the device.2`. */
export const footnotesIn = (plain: string): ReadonlySet<number> => new Set([...plain.matchAll(stuck)].map(([, figure]) => Number(figure)));

/** The figure at the end of a citation that may be that of a note, where a note before or after it stands at another word. */
export function footnoteOf({ clause, until }: Citation, footnotes: ReadonlySet<number>): string | null {
  const digits = /(?<=\d)(?:\d{2}|\d)$/.exec(clause ?? "")?.[0];
  if (digits === undefined || until !== null) return null;
  const figures = [digits, digits.slice(1)].filter((figure) => /^[1-9]/.test(figure));
  return figures.find((figure) => footnotes.has(Number(figure) - 1) || footnotes.has(Number(figure) + 1)) ?? null;
}

/** A citation without the figure of a note that stands at its end. */
export const withoutFootnote = (citation: Citation, figure: string): Citation => {
  const clause = citation.clause?.slice(0, -figure.length) ?? null;
  return {
    ...citation,
    clause,
    normal: clause ?? citation.normal,
    end: citation.end - figure.length,
    text: citation.text.slice(0, -figure.length),
  };
};
