/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import type { Hit } from "./passage-index.ts";

/** A passage's vector, as an embeddings model gives it. */
export interface VectorStore {
  readonly dimensions: number;
  readonly size: number;
  /** Keeps vectors by key; a key that is there already is replaced. Vectors of another length are left out. */
  add(vectors: readonly { key: number; vector: ArrayLike<number> }[]): void;
  remove(keys: readonly number[]): void;
  /** Its keys with their vectors, as `add` takes them back without loss; to be read before the store changes. */
  entries(): IterableIterator<[number, Int8Array]>;
  /** Cosine likeness, -1 to 1, of each key that has a vector to the question's vector. */
  likeness(question: ArrayLike<number>, keys: readonly number[]): Map<number, number>;
  /** The keys most like the question's vector, best first. */
  nearest(question: ArrayLike<number>, options: { limit: number; accept?: (key: number) => boolean }): Hit[];
}

const range = 127;
const firstRows = 64;

/** The vector at length one in steps of 1/127, a byte each; null for one of another length, of zeros or not finite. */
function packed(vector: ArrayLike<number>, length: number): Int8Array | null {
  if (vector.length !== length) return null;
  let squares = 0;
  for (let at = 0; at < length; at++) squares += vector[at]! * vector[at]!;
  const norm = Math.sqrt(squares);
  if (!Number.isFinite(norm) || norm === 0) return null;
  const bytes = new Int8Array(length);
  for (let at = 0; at < length; at++) bytes[at] = Math.round((vector[at]! / norm) * range);
  return bytes;
}

function product(rows: Int8Array, start: number, asked: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < asked.length; at++) sum = (sum + rows[start + at]! * asked[at]!) | 0;
  return sum;
}

const byScore = (one: Hit, other: Hit) => other.score - one.score || one.key - other.key;

/** An empty store for vectors of one length, kept in a byte a dimension, in rows one after another. */
export function createVectorStore(dimensions: number): VectorStore {
  let rows = new Int8Array(firstRows * dimensions);
  const keys: number[] = [];
  const rowOf = new Map<number, number>();
  const likenessAt = (row: number, asked: Int8Array) => product(rows, row * dimensions, asked) / (range * range);
  const put = (key: number, bytes: Int8Array) => {
    const row = rowOf.get(key) ?? keys.length;
    if ((row + 1) * dimensions > rows.length) {
      const wider = new Int8Array(rows.length * 2);
      wider.set(rows);
      rows = wider;
    }
    rows.set(bytes, row * dimensions);
    keys[row] = key;
    rowOf.set(key, row);
  };
  const drop = (key: number) => {
    const row = rowOf.get(key);
    if (row === undefined) return;
    const last = keys.pop()!;
    rowOf.delete(key);
    if (last === key) return;
    rows.copyWithin(row * dimensions, keys.length * dimensions, (keys.length + 1) * dimensions);
    keys[row] = last;
    rowOf.set(last, row);
  };
  return {
    dimensions,
    get size() {
      return keys.length;
    },
    add(added) {
      for (const { key, vector } of added) {
        const bytes = packed(vector, dimensions);
        if (bytes !== null) put(key, bytes);
      }
    },
    remove(gone) {
      for (const key of gone) drop(key);
    },
    *entries() {
      for (const [row, key] of keys.entries()) yield [key, rows.subarray(row * dimensions, (row + 1) * dimensions)];
    },
    likeness(question, wanted) {
      const asked = packed(question, dimensions);
      const found = new Map<number, number>();
      if (asked === null) return found;
      for (const key of wanted) {
        const row = rowOf.get(key);
        if (row !== undefined) found.set(key, likenessAt(row, asked));
      }
      return found;
    },
    nearest(question, { limit, accept }) {
      const asked = packed(question, dimensions);
      if (asked === null) return [];
      let best: Hit[] = [];
      let least = Number.NEGATIVE_INFINITY;
      for (let row = 0; row < keys.length; row++) {
        const key = keys[row]!;
        if (accept?.(key) === false) continue;
        const score = likenessAt(row, asked);
        if (score < least) continue;
        best.push({ key, score });
        if (best.length < limit * 4) continue;
        best = best.toSorted(byScore).slice(0, limit);
        least = best.at(-1)?.score ?? least;
      }
      return best.toSorted(byScore).slice(0, limit);
    },
  };
}
