import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";

/** A paragraph or sentence as its letters are read, and where a stretch of it stands in the text. */
export interface Passage {
  words: string;
  heading: boolean;
  anchor: (from: number, to: number) => Anchor;
}

function passageAt(text: string, { start, end }: Anchor, heading: boolean): Passage {
  const { plain, anchor } = foldText(text.slice(start, end));
  return {
    words: plain,
    heading,
    anchor: (from, to) => {
      const place = anchor(from, to);
      return { start: start + place.start, end: start + place.end };
    },
  };
}

const reference =
  /\bet al\b|\bdoi\b|\b(?:19|20)\d\d ?;\s?\d+|\bPMID\b|https?:|\b(?:Report No|Publication \d|Proceedings of)\b|\bpp\. ?\d|\beds?\.[,) ]|\bVol\. ?\d|\b(?:University|Academic) Press\b/i;
const literature =
  /^(?:#{1,6}\s+)?(?:\d+(?:\.\d+)*\.?\s+)?(?:list of )?(?:references|bibliography|literature(?: cited| references)?|works cited)\b/i;
/** Lines of a table of contents. */
const leaders = /\.{5,}|(?:\. ){5,}/;
const fewestWords = 6;

const countOf = (words: string, letters: RegExp): number => words.match(letters)?.length ?? 0;
/** Letters that stand alone are what is left of words that were read badly. */
const mostLetters = 0.12;
const isProse = (words: string): boolean =>
  countOf(words, /\S+/g) >= fewestWords &&
  countOf(words, /(?<!\S)[b-hj-z](?!\S)/g) < mostLetters * countOf(words, /\S+/g) &&
  countOf(words, /\p{Ll}/gu) > 2 * countOf(words, /\p{Lu}/gu) &&
  !reference.test(words);

/** The paragraphs of a text that are no contents and no list of literature; rows of tables have their cells parted by tabs. */
export function passagesOf({ text, paragraphs }: Manuscript): Passage[] {
  let isLiterature = false;
  return paragraphs.flatMap((paragraph) => {
    const passage = passageAt(text, paragraph, paragraph.heading);
    if (paragraph.heading) isLiterature = literature.test(passage.words.trim());
    return isLiterature || leaders.test(passage.words) ? [] : [passage];
  });
}

/** Whether a paragraph is a row of a table. */
const isRow = ({ text }: Manuscript, { anchor, words }: Passage): boolean => {
  const { start, end } = anchor(0, words.length);
  return /[\t|]/.test(text.slice(start, end));
};

/** The paragraphs of running text: no headings, no tables. */
export const proseOf = (manuscript: Manuscript): Passage[] =>
  passagesOf(manuscript).filter((passage) => !passage.heading && !isRow(manuscript, passage) && isProse(passage.words));

/** The sentences of a text's paragraphs, headings and rows among them. */
export const sentencePassages = ({ text, sentences, paragraphs }: Manuscript): Passage[] =>
  sentences.map((sentence) => passageAt(text, sentence, paragraphs[sentence.paragraph]?.heading ?? false));
