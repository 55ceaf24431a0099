import { listNumber } from "../number-words.ts";

/** How a level of a list is numbered. */
export interface ListLevel {
  /** The name of the format, such as `decimal`. */
  format: string;
  /** What is shown: `%1` stands for the number of the first level. */
  pattern: string;
  start: number;
  /** The level whose next number begins this one anew, counted from 1; 0 where nothing does, null where every level above does. */
  restart: number | null;
  /** Whether numbers of the levels above are shown as plain figures. */
  plainFigures: boolean;
}

const deepest = 8;

/** The level of a list from 0, of which Word has nine; null where a file names none of them. */
export function levelNumber(text: string): number | null {
  const level = Number(text);
  return Number.isInteger(level) && level >= 0 && level <= deepest ? level : null;
}

/** Counts the paragraphs of lists and says what number each shows. */
export class ListCounters {
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #started = new Set<string>();

  /** The number or letter a paragraph shows; empty where it shows a sign or nothing. Lists with the same count go on from each other. */
  next(count: string, levels: readonly ListLevel[], level: number): string {
    const counts = this.#counts.get(count) ?? [];
    this.#counts.set(count, counts);
    const own = levels[level];
    if (!own) return "";
    for (let above = 0; above < level; above += 1) counts[above] ??= levels[above]?.start ?? 1;
    const now = counts[level];
    counts[level] = now === undefined ? own.start : now + 1;
    forgetBelow(counts, levels, level);
    return shown(own, levels, counts);
  }

  /** Begins a level anew when a list that asks for it is met for the first time. */
  restartOnce(list: string, count: string, level: number, start: number): void {
    const key = `${list} ${level}`;
    if (this.#started.has(key)) return;
    this.#started.add(key);
    const counts = this.#counts.get(count) ?? [];
    this.#counts.set(count, counts);
    counts[level] = start - 1;
  }
}

function forgetBelow(counts: (number | undefined)[], levels: readonly ListLevel[], level: number): void {
  for (let below = level + 1; below < counts.length; below += 1) {
    const restart = levels[below]?.restart ?? null;
    if (restart === null || (restart > 0 && level < restart)) counts[below] = undefined;
  }
}

function shown(own: ListLevel, levels: readonly ListLevel[], counts: readonly (number | undefined)[]): string {
  if (listNumber(1, own.format) === null && own.format === "bullet") return "";
  return own.pattern
    .replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const format = own.plainFigures ? "decimal" : (levels[at]?.format ?? "decimal");
      return listNumber(counts[at] ?? levels[at]?.start ?? 1, format) ?? "";
    })
    .trim();
}
