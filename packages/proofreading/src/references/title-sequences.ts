import type { StretchBeside } from "./reference.ts";
import { type Misplaced, type Titled, type TitledPlace, segmentsOf } from "./title-index.ts";
import { tellingList, wordsIn } from "./words.ts";

interface Sequence extends Titled {
  words: readonly string[];
}

/** One word alone names too many things to be taken for a title. */
const fewestWords = 2;

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.every((word, nth) => word === other[nth]);

/** Whether the words of a stretch at the side of the citation are those of a title, whole and in their order. */
const standsIn = (side: StretchBeside["side"], said: readonly string[], { words }: Sequence): boolean =>
  words.length <= said.length && isSame(words, side === "behind" ? said.slice(0, words.length) : said.slice(-words.length));

/** Whether the last word of a stretch that a title begins with is a capital one. */
function beginsCapital(words: string, first: string): boolean {
  const begin = wordsIn(words).findLast(({ start, end }) => tellingList(words.slice(start, end))[0] === first);
  return begin !== undefined && /[\p{Lu}\d]/u.test(words.charAt(begin.start));
}

/** Titles as runs of words, of which one may begin or end right beside what is cited, whatever marks it as a title. */
export function createTitleSequences(
  all: readonly Titled[],
): (stretch: StretchBeside, place: Pick<TitledPlace, "own" | "isLike">) => Misplaced | null {
  const known = all
    .flatMap(segmentsOf)
    .map((one): Sequence => ({ ...one, words: tellingList(one.title) }))
    .filter(({ words }) => words.length >= fewestWords);
  const byEnd = {
    behind: Map.groupBy(known, ({ words }) => words[0] ?? ""),
    before: Map.groupBy(known, ({ words }) => words.at(-1) ?? ""),
  };
  return ({ side, words }, { own, isLike }) => {
    const said = tellingList(words);
    const [first, last] = [said[0] ?? "", said.at(-1) ?? ""];
    const fitting = (byEnd[side].get(side === "behind" ? first : last) ?? []).filter((one) => standsIn(side, said, one));
    const longest = Math.max(0, ...fitting.map((one) => one.words.length));
    const meant = fitting.filter((one) => one.words.length === longest);
    const other = meant.find((one) => isLike(one.of) && (side === "behind" || beginsCapital(words, one.words[0] ?? "")));
    if (!other || own.length === 0 || !meant.every(({ of }) => isLike(of))) return null;
    const called = own.map((title) => new Set(tellingList(title)));
    return called.some((title) => other.words.every((word) => title.has(word))) ? null : { of: other.of, title: other.title };
  };
}
