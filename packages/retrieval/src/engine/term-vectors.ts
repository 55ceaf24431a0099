/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { entryOf, gone } from "./postings.ts";
import type { Searchable } from "./searchable.ts";

/** Words of a passage that its vector is made of. */
const mostWords = 600;
const mostFeedback = 25;

/** How like each passage is to the question, to the first found, to the first three, ten and all (itself left out), and to the likest of ten. */
export interface Likeness {
  question: Float32Array;
  first: Float32Array;
  three: Float32Array;
  ten: Float32Array;
  all: Float32Array;
  most: Float32Array;
  /** Share of what the first ten have in common, beside the question's own terms, that it holds. */
  feedback: Float32Array;
}

interface Vector {
  /** Terms by the numbers of this comparison, each with its weight; of length 1 together. */
  terms: Uint16Array;
  weights: Float32Array;
}

/** Compares passages by their terms, the rare ones above all. */
export class TermVectors {
  readonly #of: Searchable;
  readonly #rarities: Float32Array;
  /** By term, its number in the comparison at hand plus one. */
  readonly #numbers: Uint16Array;
  readonly #times = new Uint16Array(65_536);

  constructor(of: Searchable, terms: number) {
    this.#of = of;
    this.#rarities = new Float32Array(terms).fill(-1);
    this.#numbers = new Uint16Array(terms);
  }

  /** How rare a term is (BM25's idf); `gone` stands for one that no passage holds. */
  rarity(term: number): number {
    const known = term === gone ? -1 : this.#rarities[term]!;
    if (known >= 0) return known;
    let count = 0;
    if (term !== gone)
      for (const segment of this.#of.segments) {
        const entry = entryOf(segment, term);
        if (entry >= 0) count += segment.starts[entry + 1]! - segment.starts[entry]!;
      }
    const rarity = Math.log(1 + (this.#of.size - Math.min(count, this.#of.size) + 0.5) / (count + 0.5));
    if (term !== gone) this.#rarities[term] = rarity;
    return rarity;
  }

  compare(docs: readonly number[], asked: readonly number[]): Likeness {
    const dictionary: number[] = [];
    const numberOf = (term: number): number => {
      const number = this.#numbers[term]!;
      if (number > 0) return number - 1;
      if (dictionary.length >= 65_534) return 65_534;
      this.#numbers[term] = dictionary.push(term);
      return dictionary.length - 1;
    };
    const own = asked.map(numberOf);
    const vectors = docs.map((doc) => this.#vectorOf(doc, dictionary, numberOf));
    const likeness = likenessOf(vectors, {
      asked: own,
      rarities: own.map((one) => this.rarity(dictionary[one]!)),
      size: dictionary.length,
    });
    for (const term of dictionary) this.#numbers[term] = 0;
    return likeness;
  }

  #vectorOf(doc: number, dictionary: readonly number[], numberOf: (term: number) => number): Vector {
    const { store, starts, counts, termOfWord } = this.#of;
    const { low, high, offset } = store.at(starts[doc]!);
    const times = this.#times;
    const held: number[] = [];
    const end = offset + Math.min(counts[doc]!, mostWords);
    for (let at = offset; at < end; at++) {
      const term = termOfWord[low[at]! | (high[at]! << 16)]!;
      if (term === gone) continue;
      const number = numberOf(term);
      if (times[number]!++ === 0) held.push(number);
    }
    const weights = new Float32Array(held.length);
    let length = 0;
    for (let nth = 0; nth < held.length; nth++) {
      const number = held[nth]!;
      const weight = (1 + Math.log(times[number]!)) * this.rarity(dictionary[number] ?? gone);
      weights[nth] = weight;
      length += weight * weight;
      times[number] = 0;
    }
    const scale = length > 0 ? 1 / Math.sqrt(length) : 0;
    for (let nth = 0; nth < weights.length; nth++) weights[nth] = weights[nth]! * scale;
    return { terms: Uint16Array.from(held), weights };
  }
}

interface Compared {
  asked: readonly number[];
  rarities: readonly number[];
  /** Terms of all vectors together. */
  size: number;
}

function likenessOf(vectors: readonly Vector[], { asked, rarities, size }: Compared): Likeness {
  const question = new Float32Array(size);
  const length = Math.sqrt(rarities.reduce((sum, one) => sum + one * one, 0)) || 1;
  asked.forEach((one, nth) => (question[one] = rarities[nth]! / length));
  const sumOf = (some: readonly Vector[]) => {
    const sum = new Float32Array(size);
    for (const { terms, weights } of some)
      for (let nth = 0; nth < terms.length; nth++) sum[terms[nth]!] = sum[terms[nth]!]! + weights[nth]!;
    return sum;
  };
  const to = (dense: Float32Array) => Float32Array.from(vectors, (vector) => dot(vector, dense));
  const among = (count: number) => {
    const dense = to(sumOf(vectors.slice(0, count)));
    return dense.map((sum, nth) =>
      nth < count ? (sum - 1) / Math.max(1, Math.min(count, vectors.length) - 1) : sum / Math.min(count, vectors.length),
    );
  };
  const ten = vectors.slice(0, 10).map((vector) => to(sumOf([vector])));
  return {
    question: to(question),
    first: ten[0] ?? new Float32Array(vectors.length),
    three: among(3),
    ten: among(10),
    all: among(vectors.length),
    most: Float32Array.from(vectors, (_, nth) => Math.max(0, ...ten.map((likes, one) => (one === nth ? 0 : likes[nth]!)))),
    feedback: feedbackOf(vectors, sumOf(vectors.slice(0, 10)), asked),
  };
}

function dot({ terms, weights }: Vector, dense: Float32Array): number {
  let sum = 0;
  for (let nth = 0; nth < terms.length; nth++) sum += weights[nth]! * dense[terms[nth]!]!;
  return sum;
}

function feedbackOf(vectors: readonly Vector[], centre: Float32Array, asked: readonly number[]): Float32Array {
  const rest = centre.slice();
  for (const one of asked) rest[one] = 0;
  const threshold = rest.toSorted().at(-mostFeedback) ?? 0;
  const chosen = rest.map((weight) => (weight >= threshold && weight > 0 ? weight : 0));
  const total = chosen.reduce((sum, one) => sum + one, 0) || 1;
  return Float32Array.from(vectors, ({ terms }) => {
    let sum = 0;
    for (let nth = 0; nth < terms.length; nth++) sum += chosen[terms[nth]!]!;
    return sum / total;
  });
}
