/** Finds what phrases stand for, the longest at each place; null for a phrase that stands for nothing and hides shorter ones. */
export function createPhrases<T>(
  wordsOf: (text: string) => string[],
  entries: readonly { phrase: string; means: T | null }[],
): (text: string) => T[] {
  const known = new Map<string, (T | null)[]>();
  for (const { phrase, means } of entries) {
    const key = wordsOf(phrase).join(" ");
    if (key !== "") known.set(key, [...(known.get(key) ?? []), means]);
  }
  const longest = Math.max(0, ...[...known.keys()].map((key) => key.split(" ").length));

  function at(words: readonly string[], place: number): { means: (T | null)[]; length: number } | null {
    for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
      const means = known.get(words.slice(place, place + length).join(" "));
      if (means !== undefined) return { means, length };
    }
    return null;
  }

  return (text) => {
    const words = wordsOf(text);
    const found = new Set<T>();
    for (let place = 0; place < words.length;) {
      const hit = at(words, place);
      for (const one of hit?.means ?? []) if (one !== null) found.add(one);
      place += hit?.length ?? 1;
    }
    return [...found];
  };
}
