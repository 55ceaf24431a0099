/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Folds {
  folds: number;
  seed: number;
}

/** The fold of each group, as many in each as can be. */
export function foldsOf(groups: Iterable<string>, { folds, seed }: Folds): Map<string, number> {
  const random = randomFrom(seed);
  const drawn = [...new Set(groups)].toSorted((one, other) => (one < other ? -1 : 1)).map((group) => ({ group, lot: random() }));
  return new Map(drawn.toSorted((one, other) => one.lot - other.lot).map(({ group }, nth) => [group, nth % folds]));
}

interface Trial<Sample, Model> extends Folds {
  /** What must not be known from one of its samples when another is judged: a question, or a document. */
  groupOf: (sample: Sample) => string;
  fit: (samples: readonly Sample[]) => Model;
}

/** Each sample with a model that was fitted without any sample of its group. */
export function crossValidate<Sample, Model>(
  samples: readonly Sample[],
  { groupOf, fit, ...folds }: Trial<Sample, Model>,
): { sample: Sample; model: Model }[] {
  const foldOf = foldsOf(samples.map(groupOf), folds);
  return Array.from({ length: folds.folds }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = (sample: Sample) => foldOf.get(groupOf(sample)) === fold;
    const heldOut = samples.filter(isHeldOut);
    if (heldOut.length === 0) return [];
    const model = fit(samples.filter((sample) => !isHeldOut(sample)));
    return heldOut.map((sample) => ({ sample, model }));
  });
}
