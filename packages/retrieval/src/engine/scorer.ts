/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { passageFeatureNames } from "./passage-feature-names.ts";
import { type Found, PassageFeatures } from "./passage-features.ts";
import { passageTrees } from "./passage-trees.ts";
import { entryOf } from "./postings.ts";
import type { ParsedQuery } from "./query-parser.ts";
import { Reranker } from "./reranker.ts";
import type { Searchable } from "./searchable.ts";
import type { RankingSettings } from "./settings.ts";
import { topDocs } from "./top-docs.ts";

const unitsPerOccurrence = 4;

function isLive({ keys }: Searchable, doc: number): boolean {
  const key = keys[doc]!;
  return key === key;
}

/** Scores passages against a question. */
export class Scorer {
  readonly #settings: RankingSettings;
  readonly #reranker: Reranker;
  #of: Searchable | null = null;
  #features: PassageFeatures | null = null;
  #scores = new Float32Array(0);
  readonly #frequencies = new Map<number, number>();

  constructor(settings: RankingSettings) {
    this.#settings = settings;
    this.#reranker = new Reranker(settings);
  }

  /** Takes up an index as it stands now. */
  follow(of: Searchable): void {
    this.#of = of;
    this.#features = null;
    this.#frequencies.clear();
    if (this.#scores.length >= of.docs) return;
    this.#scores = new Float32Array(Math.ceil(of.docs * 1.25));
  }

  best(query: ParsedQuery, limit: number, accept?: (key: number) => boolean): { key: number; score: number }[] {
    const found = this.#find(query, limit, accept);
    const learned = this.#settings.learned > 0 ? this.#learnedOrder(query, found) : found;
    return learned.slice(0, limit).map(({ key, score }) => ({ key, score }));
  }

  /** The best passages with what the learned ranking weighs, a row each, in the order they have without it. */
  described(query: ParsedQuery, limit: number): { found: Found[]; rows: Float32Array } {
    const found = this.#find(query, limit).slice(0, limit);
    return { found, rows: this.#featuresOf(query, found) };
  }

  #featuresOf(query: ParsedQuery, found: readonly Found[]): Float32Array {
    if (this.#of === null) return new Float32Array(0);
    this.#features ??= new PassageFeatures(this.#of, this.#of.terms);
    return this.#features.rows(query, found);
  }

  /** The first of what was found in the order that was learned; scores keep their places, so that they mean what they did. */
  #learnedOrder(query: ParsedQuery, found: readonly Found[]): Found[] {
    const first = found.slice(0, this.#settings.learned);
    const worth = passageTrees.scores(this.#featuresOf(query, first), passageFeatureNames.length);
    const order = [...first.keys()].toSorted((one, other) => worth[other]! - worth[one]! || one - other);
    return [...order.map((nth, place) => ({ ...first[nth]!, score: first[place]!.score })), ...found.slice(first.length)];
  }

  #find(query: ParsedQuery, limit: number, accept?: (key: number) => boolean): Found[] {
    const of = this.#of;
    if (of === null) return [];
    for (const { term, weight } of query.terms) this.#scoreTerm(of, term, weight);
    const top = { scores: this.#scores, keys: of.keys, docs: of.docs };
    const docs = topDocs(top, Math.max(limit, this.#settings.rerankTop), accept);
    const words = docs.map((doc) => this.#scores[doc]!);
    this.#rerank(of, query, docs);
    const gains = docs.map((doc, nth) => this.#scores[doc]! - words[nth]!);
    const hits = this.#withContext(of, docs, accept).map(({ nth, ...hit }) => ({ ...hit, words: words[nth]!, gain: gains[nth]! }));
    this.#scores.fill(0, 0, of.docs);
    return hits;
  }

  /** In how many passages of the index taken up a term occurs. */
  frequencyOf(term: number): number {
    return this.#of === null ? 0 : this.#frequency(this.#of, term);
  }

  #frequency(of: Searchable, term: number): number {
    const known = this.#frequencies.get(term);
    if (known !== undefined) return known;
    let count = 0;
    for (const segment of of.segments) {
      const entry = entryOf(segment, term);
      if (entry < 0) continue;
      const [start, end] = [segment.starts[entry]!, segment.starts[entry + 1]!];
      if (of.hasGone) for (let at = start; at < end; at++) count += isLive(of, segment.docs[at]!) ? 1 : 0;
      else count += end - start;
    }
    this.#frequencies.set(term, count);
    return count;
  }

  /** Adds a term's share to the score of each passage it occurs in. */
  #scoreTerm(of: Searchable, term: number, weight: number): void {
    const frequency = this.#frequency(of, term) + (of.beside?.frequencyOf(term) ?? 0);
    const size = of.size + (of.beside?.size ?? 0);
    const { saturation, lengthShare } = this.#settings;
    const factor = weight * (saturation + 1) * Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
    const least = saturation * (1 - lengthShare);
    const perWord = (saturation * lengthShare) / of.averageLength;
    const [scores, { lengths }] = [this.#scores, of];
    for (const segment of of.segments) {
      const entry = entryOf(segment, term);
      if (entry < 0) continue;
      const { docs, weights } = segment;
      for (let at = segment.starts[entry]!; at < segment.starts[entry + 1]!; at++) {
        const doc = docs[at]!;
        const occurrences = weights[at]! / unitsPerOccurrence;
        scores[doc]! += (factor * occurrences) / (occurrences + least + perWord * lengths[doc]!);
      }
    }
  }

  #rerank(of: Searchable, query: ParsedQuery, docs: readonly number[]): void {
    const read = docs.slice(0, this.#settings.rerankTop);
    const gains = this.#reranker.gains(query, read, of);
    read.forEach((doc, nth) => (this.#scores[doc]! += gains[nth]!));
  }

  /** A passage is lent a share of the best score under its headings and of its neighbours': what stands together is read together. */
  #withContext(of: Searchable, docs: readonly number[], accept?: (key: number) => boolean) {
    const { section, before, after } = this.#settings;
    const scores = this.#scores;
    const best = new Map<number, number>();
    for (const doc of docs) best.set(of.sections[doc]!, Math.max(best.get(of.sections[doc]!) ?? 0, scores[doc]!));
    const beside = (doc: number, key: number) => {
      const neighbour = of.docOf(key);
      if (neighbour === undefined || of.sources[neighbour] !== of.sources[doc] || accept?.(key) === false) return 0;
      return scores[neighbour]!;
    };
    return docs
      .map((doc, nth) => {
        const key = of.keys[doc]!;
        const lent = section * (best.get(of.sections[doc]!) ?? 0) + before * beside(doc, key - 1) + after * beside(doc, key + 1);
        return { nth, doc, key, lent, score: scores[doc]! + lent };
      })
      .toSorted((one, other) => other.score - one.score || one.key - other.key);
  }
}
