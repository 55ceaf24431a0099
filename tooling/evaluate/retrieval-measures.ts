/** Passages found for one question, best first, and those judged relevant with their grade. */
export interface Judged {
  found: readonly string[];
  relevant: ReadonlyMap<string, number>;
}

const mean = (values: readonly number[]) => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

const recallAt = (depth: number, { found, relevant }: Judged) =>
  found.slice(0, depth).filter((id) => relevant.has(id)).length / relevant.size;

function precisionAt10({ found, relevant }: Judged): number {
  let hits = 0;
  let sum = 0;
  found.slice(0, 10).forEach((id, nth) => {
    if (relevant.has(id)) sum += ++hits / (nth + 1);
  });
  return sum / relevant.size;
}

const gainOf = (grades: readonly number[]) => grades.reduce((sum, grade, nth) => sum + grade / Math.log2(nth + 2), 0);

function ndcgAt10({ found, relevant }: Judged): number {
  const ideal = [...relevant.values()].toSorted((one, other) => other - one).slice(0, 10);
  return gainOf(found.slice(0, 10).map((id) => relevant.get(id) ?? 0)) / gainOf(ideal);
}

/** The measures of trec_eval: recall_10, map_cut_10, ndcg_cut_10 and recall_100, each the mean over the questions. */
export function measuresOf(judged: readonly Judged[]) {
  return {
    "recall@10": mean(judged.map((one) => recallAt(10, one))),
    "MAP@10": mean(judged.map(precisionAt10)),
    "nDCG@10": mean(judged.map(ndcgAt10)),
    "recall@100": mean(judged.map((one) => recallAt(100, one))),
  };
}

/** The value below which a share of the values lies; 0 where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
