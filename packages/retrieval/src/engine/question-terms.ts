/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { entryOf, gone } from "./postings.ts";
import type { Searchable } from "./searchable.ts";

/** Most terms of a question that are looked for. */
export const mostTerms = 64;
/** Terms that may stand between two of a question and still be one place. */
const window = 30;
const duty = new Set(["shall", "must", "should", "may", "required", "recommend", "recommends"]);

/** Where a passage holds the terms of a question. */
interface Places {
  /** How often it holds each; good until the next passage is read. */
  times: Uint16Array;
  /** Rarities of those that stand near each other, where they weigh most. */
  nearby: number;
  /** Longest run of them. */
  run: number;
  /** Number of the first word that is one. */
  first: number;
  /** Words that are numbers, and that tell a duty. */
  numbers: number;
  duties: number;
}

/** Looks for the terms of a question in passages. */
export class QuestionTerms {
  readonly #of: Searchable;
  /** By term, its number in the question at hand plus one. */
  readonly #termRoles: Uint8Array;
  readonly #times = new Uint16Array(mostTerms);
  readonly #held = new Uint16Array(mostTerms);
  /** By word, what kind of word it is; 0 where it was not looked at. */
  readonly #kinds: Uint8Array;

  constructor(of: Searchable, terms: number) {
    this.#of = of;
    this.#termRoles = new Uint8Array(terms);
    this.#kinds = new Uint8Array(of.termOfWord.length);
  }

  /** Takes up the terms of a question; those below 0 no passage holds. */
  look(terms: readonly number[]): void {
    terms.forEach((term, nth) => {
      if (term >= 0) this.#termRoles[term] = nth + 1;
    });
  }

  /** Lets go of them, so that others can be looked for. */
  forget(terms: readonly number[]): void {
    for (const term of terms) if (term >= 0) this.#termRoles[term] = 0;
  }

  /** By passage and term of the question, how often it is held in text, headings, title and citation together, in quarters. */
  heldAnywhere(docs: readonly number[], terms: readonly number[]): Uint8Array {
    const units = new Uint8Array(docs.length * terms.length);
    terms.forEach((term, one) => {
      if (term < 0) return;
      for (const segment of this.#of.segments) {
        const entry = entryOf(segment, term);
        if (entry < 0) continue;
        const [start, end] = [segment.starts[entry]!, segment.starts[entry + 1]!];
        docs.forEach((doc, nth) => {
          let [low, high] = [start, end];
          while (low < high) {
            const middle = (low + high) >>> 1;
            if (segment.docs[middle]! < doc) low = middle + 1;
            else high = middle;
          }
          if (low < end && segment.docs[low] === doc) units[nth * terms.length + one] = segment.weights[low]!;
        });
      }
    });
    return units;
  }

  /** Counts a question's terms in a passage, and looks how near each other they stand. */
  read(doc: number, rarities: readonly number[]): Places {
    const { store, starts, counts, termOfWord } = this.#of;
    const { low, high, offset } = store.at(starts[doc]!);
    const [times, held, roles] = [this.#times, this.#held, this.#termRoles];
    times.fill(0);
    held.fill(0);
    const count = counts[doc]!;
    const places: number[] = [];
    const seen: number[] = [];
    let [oldest, now, nearby, run, longest, first] = [0, 0, 0, 0, 0, count];
    let [numbers, duties] = [0, 0];
    for (let at = 0; at < count; at++) {
      const word = low[offset + at]! | (high[offset + at]! << 16);
      const kind = this.#kindOf(word);
      if (kind === 2) numbers++;
      if (kind === 3) duties++;
      const term = termOfWord[word]!;
      if (term === gone) continue;
      const role = roles[term]!;
      if (role === 0) {
        run = 0;
        continue;
      }
      if (++run > longest) longest = run;
      if (at < first) first = at;
      times[role - 1]!++;
      places.push(at);
      seen.push(role - 1);
      if (held[role - 1]!++ === 0) now += rarities[role - 1]!;
      for (; places[oldest]! < at - window; oldest++) {
        const left = seen[oldest]!;
        if (--held[left]! === 0) now -= rarities[left]!;
      }
      if (now > nearby) nearby = now;
    }
    return { times, nearby, run: longest, first, numbers, duties };
  }

  #kindOf(word: number): number {
    const known = this.#kinds[word]!;
    if (known > 0) return known;
    const text = this.#of.wordAt(word);
    const kind = /\d/.test(text) ? 2 : duty.has(text) ? 3 : 1;
    this.#kinds[word] = kind;
    return kind;
  }
}
