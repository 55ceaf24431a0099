import { romanNumerals } from "@clausewise/contracts/citations";
import { type NamedAct, actsIn, mostNamed } from "./european-acts.ts";

const farBack = 60;
const behind =
  /^\s*,?\s*(?:\(\s*)?(?:(?:of|in|to|under|from)\s+)?(?:the\s+)?(?:(?:above|new|amended|EU)\s+)?(?:(?:European|Council|Commission)\s+)*(?:(?:[\w-]+\s+){0,3}(?:[Dd]irective|[Rr]egulation)\s+(?:on|concerning|relating\s+to)\s[^().;]{0,70}\(|(?:[\w-]+\s+){0,3}[Dd]irective\s+\()?/;
const before = /[\s,(:;-]*(?:\((?:the\s+)?["“]?[A-Z]{2,6}["”]?\)[\s,:-]*)?(?:Annex\s+[IVX]+[\s,]*)?$/;

const farSentence = 400;
/** What ends one matter and begins another: a sentence, an item, a paragraph. */
const partsMatters = /[.;]\s+(?=[A-Z([“"])|\n\s*(?:\n|\(?[A-Za-z\d]{1,3}[).]\s|\[\d{1,3}\]|-\s)|[•▪●►]/;

/** Where the acts of a text stand, and which of them a place in the text is of. */
export interface Acts {
  list: readonly NamedAct[];
  /** The act named right behind a place, or right before it. */
  beside: (start: number, end: number) => NamedAct | null;
  /** The act that words at a place are about where none is beside them: one of the same sentence, else the last before. */
  about: (at: number, fits: (act: NamedAct) => boolean) => NamedAct | null;
}

/** The index of the first act that begins at a place or behind it. */
function firstFrom(list: readonly NamedAct[], at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The regulations on devices, of which most places are. */
export const isOfDevices = /^EU (?:MDR|IVDR)$/;
const placeAhead = /(?:Art(?:icles?|s?\.)?|Annex(?:es)?|Rule|GSPR)\s[^.;\n]{0,40}$/i;
const placeBehind = /^[,\s(]*(?:Art(?:icles?|s?\.)?|Annex(?:es)?|Rule|GSPR)\s/i;

/** What is named as what was before. */
const formerly = /\b(?:formerly|previously|earlier|before that|until then|old)\b/i;

/** Whether a place is cited beside the name of an act, so that the text may go on with others of it. */
const isCitedIn = (plain: string, { start, end }: NamedAct): boolean =>
  placeAhead.test(plain.slice(Math.max(0, start - farBack), start)) || placeBehind.test(plain.slice(end, end + farBack));

/** Finds the acts of a folded text; `cells` are where cells of its tables end. */
export function actsOf(plain: string, cells: readonly number[]): Acts {
  const list = actsIn(plain);
  const isParted = (from: number, to: number) => cells.some((cell) => cell >= from && cell < to);
  // "MDD Annex X" in one cell of a table says nothing of the next; "MDD" alone may be what its row is about.
  const isOfOtherCell = (act: NamedAct, from: number, to: number) => isCitedIn(plain, act) && isParted(from, to);
  const told = list.filter(({ isAside }) => !isAside);
  // Where a text names a regulation on devices beside what it replaced, a place without its act is of the regulation.
  const main = mostNamed(told.filter(({ source }) => isOfDevices.test(source))) ?? mostNamed(told.filter(({ isShort }) => !isShort));
  return {
    list,
    beside(start, end) {
      const gap = behind.exec(plain.slice(end, end + 2 * farBack))?.[0].length ?? 0;
      const next = list[firstFrom(list, end)];
      if (next && next.start <= end + gap) return next;
      const at = firstFrom(list, start) - 1;
      const last = list[at];
      if (!last || last.end > start || start - last.end > farBack) return null;
      if (/\p{L}/u.test(plain.slice(last.end, start)) && isParted(last.end, start)) return null;
      const meant = last.isAside ? list[at - 1] : last;
      return before.exec(plain.slice(last.end, start))?.index === 0 ? (meant ?? null) : null;
    },
    about(at, fits) {
      const said = nearest(at);
      if (said === null || fits(said)) return said;
      return mostNamed(told.filter((act) => isOfDevices.test(act.source))) ?? null;
    },
  };

  function nearest(at: number): NamedAct | null {
    const next = firstFrom(told, at);
    const [last, coming] = [told[next - 1], told[next]];
    const isElsewhere = last !== undefined && isOfOtherCell(last, last.end, at);
    // One letter more than what lies between: a sentence is seen to end by how the next begins.
    const isHere = last !== undefined && !isElsewhere && !partsMatters.test(plain.slice(Math.max(last.end, at - farSentence), at + 1));
    if (isHere) return last;
    const between = coming && plain.slice(at, coming.start);
    if (
      coming &&
      between !== undefined &&
      between.length < farSentence &&
      !isParted(at, coming.start) &&
      !partsMatters.test(between) &&
      !between.includes(";") &&
      !formerly.test(between)
    )
      return coming;
    const isSameLine = last !== undefined && !isElsewhere && !/\n/.test(plain.slice(last.end, at));
    return (last && isSameLine && isCitedIn(plain, last) ? last : main) ?? coming ?? null;
  }
}

/** How many articles and annexes the former directives have. */
const sizes: Readonly<Record<string, { articles: number; annexes: number }>> = {
  "Directive 93/42/EEC": { articles: 23, annexes: 12 },
  "Directive 90/385/EEC": { articles: 17, annexes: 9 },
  "Directive 98/79/EC": { articles: 24, annexes: 10 },
};

/** Whether an act is so long that it can have an article or annex; of most that is not known. */
export const fits =
  (place: string) =>
  ({ source }: NamedAct): boolean => {
    const size = sizes[source];
    const article = /^(\d+)/.exec(place)?.[1];
    if (size === undefined) return true;
    return article === undefined ? romanNumerals.indexOf(place) < size.annexes : Number(article) <= size.articles;
  };
