import type { Outline, Section } from "./outline.ts";
import { comparableWords } from "./word-index.ts";

/** A section that goes by one of some titles. */
export interface TitledSection extends Section {
  /** How far its heading is from the nearest of them; a title beats another name of the same thing. */
  far: number;
}

export interface HeadingReader {
  /** The sections that go by one of these titles, of which the first is the proper one, the best fitting first. */
  under: (titles: readonly string[]) => TitledSection[];
}

/** How many words a heading may have beyond a title: of a title of one word, one; more where it begins with the title. */
const mostBeyond = { oneWord: 1, anywhere: 3, behind: 6 };

/** First words without which a title is of something else. */
const turning = new Set(["non", "post", "pre", "no", "not"]);

const holdsRun = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, at) => run.every((word, nth) => words[at + nth] === word));

/** Words that a heading has beyond a title, of which it may leave out one at its beginning or end; null where it does not hold it. */
function beyond(words: readonly string[], title: readonly string[]): number | null {
  const more = words.length - title.length;
  if (more === -1 && words.length > 1 && !turning.has(title[0] ?? "") && holdsRun(title, words)) return 1;
  const begins = title.every((word, at) => words[at] === word);
  const most = title.length === 1 ? mostBeyond.oneWord : begins ? mostBeyond.behind : mostBeyond.anywhere;
  return more >= 0 && more <= most && holdsRun(words, title) ? more : null;
}

/** Finds sections by the titles that they go by. */
export const headingReader = ({ sections }: Outline): HeadingReader => ({
  under: (titles) => {
    const sought = titles.map((title) => comparableWords(title.replaceAll(/\s\([^)]*\)/g, "")));
    return sections
      .flatMap((section) => {
        const fits = sought.flatMap((title, nth) => {
          const more = beyond(section.words, title);
          return more === null ? [] : [2 * more + (nth === 0 ? 0 : 1)];
        });
        return section.words.length === 0 || fits.length === 0 ? [] : [{ ...section, far: Math.min(...fits) }];
      })
      .toSorted((one, other) => one.far - other.far);
  },
});
