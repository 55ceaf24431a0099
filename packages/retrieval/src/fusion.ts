/** A passage's vector, as an embeddings model gives it. */
export interface VectorStore {
  readonly size: number;
  /** Keeps vectors by key; a key that is there already is replaced. Vectors of another length are left out. */
  add(vectors: readonly { key: number; vector: ArrayLike<number> }[]): void;
  remove(keys: readonly number[]): void;
  /** Cosine likeness, -1 to 1, of each key that has a vector to the question's vector. */
  likeness(question: ArrayLike<number>, keys: readonly number[]): Map<number, number>;
  /** The keys most like the question's vector, best first. */
  nearest(question: ArrayLike<number>, options: { limit: number; accept?: (key: number) => boolean }): { key: number; score: number }[];
}

const range = 127;

/** The vector at length one in steps of 1/127, a byte each; null for one of another length, of zeros or not finite. */
function packed(vector: ArrayLike<number>, length: number): Int8Array | null {
  const norm = Math.hypot(...Array.from(vector));
  if (vector.length !== length || !Number.isFinite(norm) || norm === 0) return null;
  return Int8Array.from(vector, (value) => Math.round((value / norm) * range));
}

/** An empty store for vectors of one length, kept in a byte a dimension. */
export function createVectorStore(dimensions: number): VectorStore {
  const vectors = new Map<number, Int8Array>();
  const likenessOf = (one: Int8Array, other: Int8Array) => {
    let sum = 0;
    for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
    return sum / (range * range);
  };
  return {
    get size() {
      return vectors.size;
    },
    add(added) {
      for (const { key, vector } of added) {
        const bytes = packed(vector, dimensions);
        if (bytes !== null) vectors.set(key, bytes);
      }
    },
    remove(keys) {
      for (const key of keys) vectors.delete(key);
    },
    likeness(question, keys) {
      const asked = packed(question, dimensions);
      const found = new Map<number, number>();
      if (asked === null) return found;
      for (const key of keys) {
        const vector = vectors.get(key);
        if (vector) found.set(key, likenessOf(asked, vector));
      }
      return found;
    },
    nearest(question, { limit, accept }) {
      const keys = accept ? [...vectors.keys()].filter(accept) : [...vectors.keys()];
      return [...this.likeness(question, keys)]
        .map(([key, score]) => ({ key, score }))
        .toSorted((one, other) => other.score - one.score || one.key - other.key)
        .slice(0, limit);
    },
  };
}

interface Scored {
  key: number;
  score: number;
}

/** Scores between 0 and 1: the best 1, the worst 0. */
function spread(hits: readonly Scored[]): Map<number, number> {
  const scores = hits.map((hit) => hit.score);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return new Map(hits.map((hit) => [hit.key, highest === lowest ? 1 : (hit.score - lowest) / (highest - lowest)]));
}

/**
 * One ranking out of a search by words and one by vectors: the weighted sum of both scores, each spread over 0 to 1.
 * What only one of them found scores 0 in the other. `vectorShare` is the vectors' part, 0 to 1.
 */
export function fuse(byWords: readonly Scored[], byVectors: readonly Scored[], vectorShare: number): Scored[] {
  const [words, vectors] = [spread(byWords), spread(byVectors)];
  return [...new Set([...words.keys(), ...vectors.keys()])]
    .map((key) => ({ key, score: (1 - vectorShare) * (words.get(key) ?? 0) + vectorShare * (vectors.get(key) ?? 0) }))
    .toSorted((one, other) => other.score - one.score || one.key - other.key);
}
