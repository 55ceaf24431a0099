import type { Manuscript } from "../manuscript/manuscript.ts";
import { inEnglishSpelling } from "./english-spelling.ts";
import type { Language } from "./languages/language-spelling.ts";

/** Sentences of a text, by their numbers, and those that translate them; either may be none. */
export interface Bead {
  source: readonly number[];
  target: readonly number[];
}

interface Side {
  length: number;
  figures: readonly string[];
}

/** How many sentences of each side a bead has, with how much rarer than one to one it is (as -100 log of the chance). */
const shapes: readonly (readonly [source: number, target: number, cost: number])[] = [
  [1, 1, 0],
  [1, 0, 450],
  [0, 1, 450],
  [2, 1, 230],
  [1, 2, 230],
  [2, 2, 440],
];

/** Variance of a translation's length per letter of its source, as Gale and Church measured it. */
const variance = 6.8;
const figureWeight = 60;
/** How long a text is in each language beside its English one; a text that lacks sentences is measured by it. */
const lengths: Readonly<Record<Language, number>> = {
  en: 1,
  es: 1.15,
  fr: 1.17,
  de: 1.15,
  zh: 0.33,
  ja: 0.45,
  ko: 0.5,
  pt: 1.1,
  it: 1.12,
  ru: 1.08,
};

/** Sentences to either side of the even course that are looked at. */
const reach = 120;

const sideOf = (text: string, language: Language): Side => ({
  length: Math.max(1, text.length),
  figures: inEnglishSpelling(text, language).plain.match(/\d+/g) ?? [],
});

const together = (sides: readonly Side[], from: number, count: number): Side => {
  const of = sides.slice(from, from + count);
  return { length: of.reduce((sum, { length }) => sum + length, 0), figures: of.flatMap(({ figures }) => figures) };
};

/** How unlikely two stretches are to be each other's translation, by their lengths and the figures in them. */
function distance(one: Side, other: Side, ratio: number): number {
  if (one.length === 0 || other.length === 0) return 0;
  const deviation = (other.length - one.length * ratio) / Math.sqrt(one.length * variance * ratio);
  const shared = one.figures.filter((figure) => other.figures.includes(figure)).length;
  const apart = one.figures.length + other.figures.length - 2 * shared;
  return 50 * Math.min(deviation * deviation, 24) + figureWeight * (Math.min(apart, 6) - Math.min(shared, 6));
}

/** Aligns sentences with those of a translation by their lengths (Gale and Church) and the figures that both have. */
export function alignSentences(source: readonly string[], target: readonly string[], from: Language, to: Language): Bead[] {
  const [ours, theirs] = [source.map((text) => sideOf(text, from)), target.map((text) => sideOf(text, to))];
  const whole = (sides: readonly Side[]) => Math.max(1, together(sides, 0, sides.length).length);
  const usual = lengths[to] / lengths[from];
  const ratio = Math.min(1.25 * usual, Math.max(0.8 * usual, whole(theirs) / whole(ours)));
  const width = 2 * reach + Math.abs(theirs.length - ours.length) + 3;
  const lowest = (i: number) => Math.max(0, Math.round((i * theirs.length) / Math.max(1, ours.length)) - (width >> 1));
  const place = (i: number, j: number) => (j < lowest(i) || j >= lowest(i) + width ? -1 : i * width + j - lowest(i));
  const costs = new Float64Array((ours.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const chosen = new Uint8Array(costs.length);
  costs[place(0, 0)] = 0;
  for (let i = 0; i <= ours.length; i += 1)
    for (let j = lowest(i); j <= Math.min(theirs.length, lowest(i) + width - 1); j += 1)
      shapes.forEach(([rows, columns, rare], shape) => {
        const before = i >= rows && j >= columns ? place(i - rows, j - columns) : -1;
        const cost = before < 0 ? Number.POSITIVE_INFINITY : (costs[before] ?? 0);
        if (cost === Number.POSITIVE_INFINITY || (i === 0 && j === 0)) return;
        const sum = cost + rare + distance(together(ours, i - rows, rows), together(theirs, j - columns, columns), ratio);
        const here = place(i, j);
        if (sum < (costs[here] ?? 0)) [costs[here], chosen[here]] = [sum, shape];
      });
  return beadsBack(ours.length, theirs.length, (i, j) => shapes[chosen[place(i, j)] ?? 0] ?? [1, 1, 0]);
}

function beadsBack(rows: number, columns: number, shapeAt: (i: number, j: number) => readonly [number, number, number]): Bead[] {
  const beads: Bead[] = [];
  for (let [i, j] = [rows, columns]; i > 0 || j > 0;) {
    const [up, left] = i === 0 ? [0, 1] : j === 0 ? [1, 0] : shapeAt(i, j);
    beads.push({ source: numbers(i - up, i), target: numbers(j - left, j) });
    [i, j] = [i - up, j - left];
  }
  return beads.toReversed();
}

const numbers = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth);

/** Aligns the sentences of two texts; paragraph by paragraph where both have as many. */
export function alignTexts(source: Manuscript, target: Manuscript, from: Language, to: Language): Bead[] {
  const wordsOf = ({ text, sentences }: Manuscript) => sentences.map(({ start, end }) => text.slice(start, end));
  if (source.paragraphs.length !== target.paragraphs.length) return alignSentences(wordsOf(source), wordsOf(target), from, to);
  const within = ({ sentences }: Manuscript) => Map.groupBy(sentences.keys(), (nth) => sentences[nth]?.paragraph ?? 0);
  const [ours, theirs] = [within(source), within(target)];
  const [words, wordsThere] = [wordsOf(source), wordsOf(target)];
  return [...source.paragraphs.keys()].flatMap((paragraph) => {
    const [mine, other] = [ours.get(paragraph) ?? [], theirs.get(paragraph) ?? []];
    const beads = alignSentences(
      mine.map((nth) => words[nth] ?? ""),
      other.map((nth) => wordsThere[nth] ?? ""),
      from,
      to,
    );
    return beads.map((bead) => ({ source: bead.source.map((nth) => mine[nth] ?? 0), target: bead.target.map((nth) => other[nth] ?? 0) }));
  });
}
