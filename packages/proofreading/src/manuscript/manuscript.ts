import { sentencesWithin } from "@clausewise/retrieval";
import type { Anchor } from "./anchor.ts";
import { foldText } from "./folded.ts";
import { headingLevel } from "./headings.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Where a place of a text's own begins, such as a page: `p. 12`. */
export interface Locator {
  start: number;
  label: string;
}

/** A paragraph, list item, row or heading of a text. */
export interface ManuscriptParagraph extends Anchor {
  heading: boolean;
  /** How deep a heading stands, from 1. */
  level?: number;
  locator?: string;
}

export interface ManuscriptSentence extends Anchor {
  /** The number of its paragraph. */
  paragraph: number;
}

/** A text with its paragraphs and sentences, all by offsets into it. */
export interface Manuscript {
  text: string;
  paragraphs: readonly ManuscriptParagraph[];
  sentences: readonly ManuscriptSentence[];
}

/** The last locator that begins not behind each of the ascending places. */
function locatorsAt(locators: readonly Locator[]): (at: number) => string | undefined {
  const sorted = locators.toSorted((one, other) => one.start - other.start);
  let next = 0;
  return (at) => {
    while ((sorted[next]?.start ?? Number.POSITIVE_INFINITY) <= at) next++;
    return sorted[next - 1]?.label;
  };
}

/** Reads a text into paragraphs, headings and sentences. */
export function readManuscript({ text, locators = [] }: { text: string; locators?: readonly Locator[] }): Manuscript {
  const { plain, anchor } = foldText(text);
  const read = paragraphsOf(plain);
  const locatorAt = locatorsAt(locators);
  const paragraphs = read.map((one, nth) => {
    const level = headingLevel(one, read[nth + 1]);
    const place = anchor(one.start, one.end);
    const locator = locatorAt(place.start);
    return { ...place, heading: level !== null, ...(level !== null && { level }), ...(locator !== undefined && { locator }) };
  });
  const sentences = read.flatMap((one, paragraph) =>
    sentencesWithin(plain, one).map(({ start, end }) => ({ ...anchor(start, end), paragraph })),
  );
  return { text, paragraphs, sentences };
}
