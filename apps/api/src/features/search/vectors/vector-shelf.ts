import { createVectorStore, type Hit, type VectorStore } from "@clausewise/retrieval";
import { EmbeddingsError } from "./embeddings-error.ts";
import { readVectorFile, writeVectorFile } from "./vector-file.ts";

/** Vectors of passages by key, in memory and in a file. */
export interface VectorShelf {
  readonly size: number;
  /** The key up to which every passage was looked at. */
  readonly doneKey: number;
  done(key: number): void;
  has(passage: { key: number; hash: string }): boolean;
  add(vectors: readonly { key: number; hash: string; vector: ArrayLike<number> }[]): void;
  nearest(question: ArrayLike<number>, limit: number, accept: (key: number) => boolean): Hit[];
  /** Takes the kept vectors it lacks of passages that still have the words they were made from. */
  load(hashesOf: (keys: number[]) => Promise<ReadonlyMap<number, string>>): Promise<void>;
  /** Writes the file where enough was added since the last time, or anything at all. */
  save(least?: "enough" | "any"): Promise<void>;
}

/** Passages whose hashes are looked up at once. */
const chunk = 1000;

interface Saving {
  /** Vectors after which the file is written anew; a tenth of all where that is more, for it is written whole. */
  every?: number;
  saved?: () => Promise<void>;
}

export function createVectorShelf(path: string, model: string, { every = Infinity, saved }: Saving = {}): VectorShelf {
  let store: VectorStore | null = null;
  const hashes = new Map<number, string>();
  let doneKey = 0;
  let unsaved = 0;
  let saving: Promise<void> = Promise.resolve();
  const put: VectorShelf["add"] = (vectors) => {
    const length = vectors[0]?.vector.length;
    if (length === undefined) return;
    store ??= createVectorStore(length);
    if (store.dimensions !== length) throw new EmbeddingsError("gave vectors of another length than before");
    store.add(vectors);
    for (const { key, hash } of vectors) hashes.set(key, hash);
  };
  return {
    get size() {
      return store?.size ?? 0;
    },
    get doneKey() {
      return doneKey;
    },
    done: (key) => void (doneKey = key),
    has: ({ key, hash }) => hashes.get(key) === hash,
    add(vectors) {
      put(vectors);
      unsaved += vectors.length;
    },
    nearest: (question, limit, accept) => store?.nearest(question, { limit, accept }) ?? [],
    async load(hashesOf) {
      const file = await readVectorFile(path, model);
      const lacking = file?.vectors.filter(({ key, hash }) => hashes.get(key) !== hash) ?? [];
      let proven = 0;
      for (let at = 0; at < lacking.length; at += chunk) {
        const some = lacking.slice(at, at + chunk);
        const now = await hashesOf(some.map(({ key }) => key));
        const standing = some.filter(({ key, hash }) => now.get(key) === hash);
        put(standing);
        proven += standing.length;
      }
      // What is of another database says nothing of how far this one's were looked at.
      doneKey = proven === lacking.length ? (file?.done ?? 0) : 0;
    },
    async save(least = "any") {
      if (!store || unsaved < (least === "any" ? 1 : Math.max(every, store.size / 10))) return;
      unsaved = 0;
      const rows = [...store.entries()].map(([key, vector]) => ({ key, hash: hashes.get(key) ?? "", vector }));
      // One after another, so that the last one stays.
      saving = saving.catch(() => undefined).then(() => writeVectorFile(path, { model, done: doneKey, vectors: rows }));
      await saving;
      await saved?.();
    },
  };
}
