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
