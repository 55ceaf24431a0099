/** Keys of passages. A view holds those of a whole library, which as a `Set` take forty times as much. */
export interface KeySet extends Iterable<number> {
  readonly size: number;
  has(key: number): boolean;
  add(key: number): void;
  delete(key: number): void;
}

const bits = 32;

/** An empty set of keys, which holds a bit for each number up to the largest. */
export function createKeySet(): KeySet {
  let words = new Uint32Array(0);
  let size = 0;
  const has = (key: number): boolean => (((words[Math.floor(key / bits)] ?? 0) >>> (key % bits)) & 1) === 1;
  const reach = (word: number) => {
    if (word < words.length) return;
    const larger = new Uint32Array(Math.max(2 * words.length, word + 1));
    larger.set(words);
    words = larger;
  };
  const turn = (key: number) => {
    const word = Math.floor(key / bits);
    words[word] = (words[word] ?? 0) ^ (1 << (key % bits));
  };
  return {
    get size() {
      return size;
    },
    has,
    add(key) {
      if (has(key)) return;
      reach(Math.floor(key / bits));
      turn(key);
      size += 1;
    },
    delete(key) {
      if (!has(key)) return;
      turn(key);
      size -= 1;
    },
    *[Symbol.iterator]() {
      for (let key = 0; key < words.length * bits; key += 1) if (has(key)) yield key;
    },
  };
}
