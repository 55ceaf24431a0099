import type { Anchor } from "../manuscript/anchor.ts";
import type { Figure, FigureKind, ReadText } from "./figures.ts";
import { spellings } from "./languages/spellings.ts";
import { type SideMark, foreignLetters, isOfOtherScript, lettersIn, namesLetter, romansIn, signsIn, wordNumbersIn } from "./side-marks.ts";

/** One side of a difference: what stands there. */
export type Told = Anchor & { text: string };

/** Something that a translation does not say as its source does. */
export interface Difference {
  kind: "missing" | "changed" | "added";
  of: FigureKind;
  source: Told | null;
  target: Told | null;
}

/** What was left over of each side, and what differs beside figures. */
export interface Compared {
  missing: Figure[];
  added: Figure[];
  changed: Difference[];
}

/** Two sides whose members are taken away in pairs. */
class Sides {
  readonly source: Set<Figure>;
  readonly target: Set<Figure>;
  readonly pairs: [Figure, Figure][] = [];

  constructor(source: readonly Figure[], target: readonly Figure[]) {
    this.source = new Set(source);
    this.target = new Set(target);
  }

  pair(fits: (source: Figure, target: Figure) => boolean): void {
    for (const one of this.source)
      for (const other of this.target) {
        if (!fits(one, other)) continue;
        this.source.delete(one);
        this.target.delete(other);
        this.pairs.push([one, other]);
        break;
      }
  }
}

const share = (one: readonly string[], other: readonly string[]): boolean => one.some((reading) => other.includes(reading));
const isPlain = ({ kind }: Figure): boolean => kind === "number" || kind === "citation";
const family = ({ kind }: Figure): string => (isPlainKind(kind) ? "number" : kind);
const isPlainKind = (kind: FigureKind): boolean => kind === "number" || kind === "citation";

/** Whether two figures are the same. */
export const sameFigure = (one: Figure, other: Figure): boolean => family(one) === family(other) && share(one.readings, other.readings);

/** Whether a unit's word stands close to a number, though not right behind it. */
function unitStandsBy({ plain, language }: ReadText, unit: string, at: number): boolean {
  const words = spellings[language].units[unit];
  const behind = /^[\d.]*\D{0,32}/.exec(plain.slice(at))?.[0] ?? "";
  const around = (/\D{0,14}$/.exec(plain.slice(0, at))?.[0] ?? "") + behind;
  return new RegExp(
    `(?<![\\p{L}])(?:${[unit.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"), ...(words === undefined ? [] : [words])].join("|")})`,
    "iu",
  ).test(around);
}

function pairFigures(sides: Sides, target: ReadText, plainAt: (figure: Figure) => number): void {
  sides.pair((one, other) => sameFigure(one, other) && one.family === other.family);
  sides.pair(sameFigure);
  // Some languages write a name and its number together: FDA3542a.
  sides.pair(
    (one, other) =>
      (one.kind === "identifier" || other.kind === "identifier") && (isPlain(one) || isPlain(other)) && share(one.readings, other.readings),
  );
  sides.pair(
    (one, other) =>
      one.kind === "quantity" &&
      isPlain(other) &&
      other.readings.includes(one.value ?? "") &&
      (one.unit === null || unitStandsBy(target, one.unit, plainAt(other))),
  );
  sides.pair((one, other) => isPlain(one) && other.kind === "quantity" && one.readings.includes(other.value ?? ""));
}

/** What differs between figures that were paired: the place they number, the letter behind them, the name before them. */
function differsBeside([one, other]: [Figure, Figure]): boolean {
  if (one.suffix !== other.suffix && one.suffix !== "" && other.kind !== "identifier") return true;
  if (one.prefix !== "" && other.prefix !== "" && one.prefix !== other.prefix) return true;
  const [from, to] = [one.family, other.family];
  const [annex, clause] = [from === "annex" || to === "annex", from === "clause" || to === "clause"];
  return annex && clause && from !== to;
}

const told = ({ start, end, text }: Told): Told => ({ start, end, text });
const changed = (of: FigureKind, source: Told, target: Told): Difference => ({
  kind: "changed",
  of,
  source: told(source),
  target: told(target),
});

/** Takes away, in each list, what the other has too. */
function leftOver(source: readonly SideMark[], target: readonly SideMark[]): [SideMark[], SideMark[]] {
  const rest = [...target];
  const missing = source.filter(({ value }) => {
    const at = rest.findIndex((one) => one.value === value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [missing, rest];
}

/** Marks of which one stands for another are changed; what merely is not there may be worded otherwise. */
function exchanged(of: FigureKind, [missing, added]: [SideMark[], SideMark[]]): Difference[] {
  return missing.flatMap((one, nth) => {
    const other = added[nth];
    return other === undefined ? [] : [changed(of, one, other)];
  });
}

/** Numbers that one side has in words or in Roman figures. */
function pairSideMarks(
  sides: Sides,
  marks: readonly SideMark[],
  side: "source" | "target",
  fits: (figure: Figure) => boolean = () => true,
): SideMark[] {
  return marks.filter(({ value }) => {
    const figure = [...sides[side]].find(
      (one) => fits(one) && (isPlain(one) || one.kind === "quantity") && (one.value === value || one.readings.includes(value)),
    );
    if (figure !== undefined) sides[side].delete(figure);
    return figure === undefined;
  });
}

/** What stands in brackets below a clause, as in `28 (2)`, is never written as a word. */
const isNoStep =
  ({ text }: ReadText) =>
  ({ start, end }: Figure): boolean =>
    !/[(（]$/.test(text.slice(0, start)) || !/^[)）]/.test(text.slice(end));

const isNumbered = (figure: Figure): boolean => figure.family !== null;

function lettersMissing(source: ReadText, target: ReadText): Difference[] {
  const [missing, added] = leftOver(lettersIn(source), lettersIn(target));
  const isForeign = isOfOtherScript(target) || isOfOtherScript(source);
  const lost = missing.filter(({ value }) => !namesLetter(target, value));
  if (isForeign && foreignLetters(target) >= foreignLetters(source) && added.length === 0) return [];
  return lost.map((one, nth): Difference => {
    const other = added[nth];
    return other === undefined ? { kind: "missing", of: "citation", source: told(one), target: null } : changed("citation", one, other);
  });
}

/** Compares what stands in a sentence with what stands in its translation. */
export function compareFigures(source: ReadText, target: ReadText): Compared {
  const sides = new Sides(source.figures, target.figures);
  const places = new Map(target.figures.map((figure) => [figure, plainPlace(target, figure)]));
  pairFigures(sides, target, (figure) => places.get(figure) ?? 0);
  const besides = sides.pairs.filter(differsBeside).map(([one, other]) => changed(one.kind, one, other));
  const [words, wordsThere] = leftOver(wordNumbersIn(source), wordNumbersIn(target));
  const [romans, romansThere] = leftOver(romansIn(source, true), romansIn(target, false));
  const wordsLeft = pairSideMarks(sides, words, "target", isNoStep(target));
  const wordsThereLeft = pairSideMarks(sides, wordsThere, "source", isNoStep(source));
  const romansLeft = pairSideMarks(sides, romans, "target", isNumbered);
  const romansThereLeft = pairSideMarks(sides, romansThere, "source", isNumbered);
  return {
    missing: [...sides.source],
    added: [...sides.target],
    changed: [
      ...besides,
      ...exchanged("number", [wordsLeft, wordsThereLeft]),
      ...romansDiffer(romansLeft, romansThereLeft, target),
      ...romansAdded(romansThereLeft.slice(romansLeft.length), source, target),
      ...lettersMissing(source, target),
      ...exchanged("number", leftOver(signsIn(source), signsIn(target))),
    ],
  };
}

function romansDiffer(missing: readonly SideMark[], added: readonly SideMark[], target: ReadText): Difference[] {
  const words = new Set(wordNumbersIn(target).map(({ value }) => value));
  return missing
    .filter(({ value }) => !words.has(value))
    .map((one, nth): Difference => {
      const other = added[nth];
      return other === undefined ? { kind: "missing", of: "citation", source: told(one), target: null } : changed("citation", one, other);
    });
}

/** Places and classes that only the translation names; a name that it says again for each number is none. */
function romansAdded(there: readonly SideMark[], source: ReadText, target: ReadText): Difference[] {
  const words = new Set(wordNumbersIn(source).map(({ value }) => value));
  const named = romansIn(target, true);
  const values = new Set(named.map(({ value }) => value));
  const counted = isOfOtherScript(target) ? romansIn(target, false).filter(({ value }) => values.has(value)) : named;
  const [, more] = leftOver(romansIn(source, false), counted);
  const left = new Set(there.map(({ start }) => start));
  return more
    .filter(({ start, value }) => left.has(start) && !words.has(value))
    .map((one): Difference => ({ kind: "added", of: "citation", source: null, target: told(one) }));
}

/** Where a figure begins in the text in English spelling. */
function plainPlace({ plain, anchor }: ReadText, figure: Figure): number {
  let at = Math.min(plain.length - 1, figure.start);
  for (let low = 0, high = plain.length; low < high;) {
    const middle = (low + high) >> 1;
    if (anchor(middle, middle + 1).start < figure.start) low = middle + 1;
    else [high, at] = [middle, middle];
  }
  return at;
}
