import { createVectorStore, type Hit, type VectorStore } from "@clausewise/retrieval";
import { EmbeddingsError } from "./embeddings-error.ts";
import { readVectorFile, writeVectorFile } from "./vector-file.ts";

/** Vectors of passages by key, in memory and in a file. */
export interface VectorShelf {
  readonly size: number;
  has(passage: { key: number; hash: string }): boolean;
  add(vectors: readonly { key: number; hash: string; vector: ArrayLike<number> }[]): void;
  nearest(question: ArrayLike<number>, limit: number, accept: (key: number) => boolean): Hit[];
  /** Takes the kept vectors of passages that still have the words they were made from. */
  load(hashesOf: (keys: number[]) => Promise<ReadonlyMap<number, string>>): Promise<void>;
  /** Writes the file where enough was added since the last time, or anything at all. */
  save(least?: "enough" | "any"): Promise<void>;
}

/** Passages whose hashes are looked up at once. */
const chunk = 1000;

/** `saveEvery`: vectors after which the file is written anew; a tenth of all where that is more, for it is written whole. */
export function createVectorShelf(path: string, model: string, saveEvery: number): VectorShelf {
  let store: VectorStore | null = null;
  const hashes = new Map<number, string>();
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
    has: ({ key, hash }) => hashes.get(key) === hash,
    add(vectors) {
      put(vectors);
      unsaved += vectors.length;
    },
    nearest: (question, limit, accept) => store?.nearest(question, { limit, accept }) ?? [],
    async load(hashesOf) {
      const kept = (await readVectorFile(path, model)) ?? [];
      for (let at = 0; at < kept.length; at += chunk) {
        const some = kept.slice(at, at + chunk);
        const now = await hashesOf(some.map(({ key }) => key));
        put(some.filter(({ key, hash }) => now.get(key) === hash));
      }
    },
    async save(least = "any") {
      if (!store || unsaved < (least === "any" ? 1 : Math.max(saveEvery, store.size / 10))) return;
      unsaved = 0;
      const rows = [...store.entries()].map(([key, vector]) => ({ key, hash: hashes.get(key) ?? "", vector }));
      // One after another, for all of them write the same draft.
      saving = saving.catch(() => undefined).then(() => writeVectorFile(path, model, rows));
      await saving;
    },
  };
}
