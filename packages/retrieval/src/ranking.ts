/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import type { Query } from "./query.ts";
import { type Readable, Rereading } from "./rereading.ts";
import { type Segment, entryOf } from "./segment.ts";
import type { RankingSettings } from "./settings.ts";
import { topSlots } from "./top-slots.ts";

/** An index as the ranking sees it. */
export interface Ranked extends Readable {
  segments: readonly Segment[];
  /** Keys by slot; NaN for a slot whose passage is gone. */
  keys: Float64Array;
  /** By slot, what its source and its headings hash to. */
  sources: Uint32Array;
  sections: Uint32Array;
  slots: number;
  size: number;
  hasGone: boolean;
  slotOf(key: number): number | undefined;
}

const unitsPerOccurrence = 4;

function isLive({ keys }: Ranked, slot: number): boolean {
  const key = keys[slot]!;
  return key === key;
}

/** Scores passages against a question. */
export class Ranking {
  readonly #settings: RankingSettings;
  readonly #rereading: Rereading;
  #of: Ranked | null = null;
  #scores = new Float32Array(0);
  readonly #frequencies = new Map<number, number>();

  constructor(settings: RankingSettings) {
    this.#settings = settings;
    this.#rereading = new Rereading(settings);
  }

  /** Takes up an index as it stands now. */
  follow(of: Ranked): void {
    this.#of = of;
    this.#frequencies.clear();
    if (this.#scores.length >= of.slots) return;
    this.#scores = new Float32Array(Math.ceil(of.slots * 1.25));
  }

  best(query: Query, limit: number, accept?: (key: number) => boolean): { key: number; score: number }[] {
    const of = this.#of;
    if (of === null) return [];
    for (const { term, weight } of query.terms) this.#scoreTerm(of, term, weight);
    const top = { scores: this.#scores, keys: of.keys, slots: of.slots };
    const slots = topSlots(top, Math.max(limit, this.#settings.readAgain), accept);
    this.#readAgain(of, query, slots);
    const hits = this.#lend(of, slots, accept).slice(0, limit);
    this.#scores.fill(0, 0, of.slots);
    return hits;
  }

  /** In how many passages a term occurs. */
  #frequency(of: Ranked, term: number): number {
    const known = this.#frequencies.get(term);
    if (known !== undefined) return known;
    let count = 0;
    for (const segment of of.segments) {
      const entry = entryOf(segment, term);
      if (entry < 0) continue;
      const [start, end] = [segment.starts[entry]!, segment.starts[entry + 1]!];
      if (of.hasGone) for (let at = start; at < end; at++) count += isLive(of, segment.slots[at]!) ? 1 : 0;
      else count += end - start;
    }
    this.#frequencies.set(term, count);
    return count;
  }

  /** Adds a term's share to the score of each passage it occurs in. */
  #scoreTerm(of: Ranked, term: number, weight: number): void {
    const frequency = this.#frequency(of, term);
    const { saturation, lengthShare } = this.#settings;
    const factor = weight * (saturation + 1) * Math.log(1 + (of.size - frequency + 0.5) / (frequency + 0.5));
    const least = saturation * (1 - lengthShare);
    const perWord = (saturation * lengthShare) / of.averageLength;
    const [scores, { lengths }] = [this.#scores, of];
    for (const segment of of.segments) {
      const entry = entryOf(segment, term);
      if (entry < 0) continue;
      const { slots, weights } = segment;
      for (let at = segment.starts[entry]!; at < segment.starts[entry + 1]!; at++) {
        const slot = slots[at]!;
        const occurrences = weights[at]! / unitsPerOccurrence;
        scores[slot]! += (factor * occurrences) / (occurrences + least + perWord * lengths[slot]!);
      }
    }
  }

  #readAgain(of: Ranked, query: Query, slots: readonly number[]): void {
    const read = slots.slice(0, this.#settings.readAgain);
    const gains = this.#rereading.gains(query, read, of);
    read.forEach((slot, nth) => (this.#scores[slot]! += gains[nth]!));
  }

  /** A passage is lent a share of the best score under its headings and of its neighbours': what stands together is read together. */
  #lend(of: Ranked, slots: readonly number[], accept?: (key: number) => boolean): { key: number; score: number }[] {
    const { section, before, after } = this.#settings;
    const scores = this.#scores;
    const best = new Map<number, number>();
    for (const slot of slots) best.set(of.sections[slot]!, Math.max(best.get(of.sections[slot]!) ?? 0, scores[slot]!));
    const beside = (slot: number, key: number) => {
      const neighbour = of.slotOf(key);
      if (neighbour === undefined || of.sources[neighbour] !== of.sources[slot] || accept?.(key) === false) return 0;
      return scores[neighbour]!;
    };
    return slots
      .map((slot) => {
        const key = of.keys[slot]!;
        const lent = section * (best.get(of.sections[slot]!) ?? 0) + before * beside(slot, key - 1) + after * beside(slot, key + 1);
        return { key, score: scores[slot]! + lent };
      })
      .toSorted((one, other) => other.score - one.score || one.key - other.key);
  }
}
