/** How many words of a known text were read again, each as often as it stands there. */
export interface WordRecall {
  words: number;
  found: number;
}

/** The words of a text: runs of letters and figures, without regard to case. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Compares what was read with the known text; the order of words does not matter, for tables and boxes have none that all agree on. */
export function wordRecall(known: string, read: string): WordRecall {
  const counts = new Map<string, number>();
  for (const word of wordsOf(read)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsOf(known);
  let found = 0;
  for (const word of words) {
    const left = counts.get(word) ?? 0;
    if (left > 0) found += 1;
    counts.set(word, left - 1);
  }
  return { words: words.length, found };
}

/** Adds up; of nothing the share is null. */
export function shareOf(recalls: readonly WordRecall[]): number | null {
  const words = recalls.reduce((sum, own) => sum + own.words, 0);
  return words === 0 ? null : recalls.reduce((sum, { found }) => sum + found, 0) / words;
}
