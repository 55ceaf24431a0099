/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */

const steps = 2048;
const counts = new Uint32Array(steps + 1);

interface Scored {
  /** By doc; 0 for a passage that holds no term. */
  scores: Float32Array;
  /** By doc; NaN for a doc whose passage is gone. */
  keys: Float64Array;
  docs: number;
}

/** How high a score must be for about `wanted` docs to have it. */
function thresholdFor({ scores, docs }: Scored, wanted: number): number {
  let highest = 0;
  for (let doc = 0; doc < docs; doc++) if (scores[doc]! > highest) highest = scores[doc]!;
  if (highest === 0) return Number.POSITIVE_INFINITY;
  const perUnit = steps / highest;
  counts.fill(0);
  for (let doc = 0; doc < docs; doc++) counts[(scores[doc]! * perUnit) | 0]!++;
  let step = steps;
  for (let found = counts[step]!; found < wanted && step > 1;) found += counts[--step]!;
  // The lowest step holds the passages without any term as well; a hair less makes up for rounding.
  return step <= 1 ? Number.MIN_VALUE : (step / perUnit) * (1 - 1e-6);
}

/** DocTable of the highest scores among those accepted, best first; the lower key first where scores are equal. */
export function topDocs(of: Scored, limit: number, accept?: (key: number) => boolean): number[] {
  const { scores, keys, docs } = of;
  for (let wanted = limit; ; wanted *= 4) {
    const threshold = thresholdFor(of, wanted);
    const found: number[] = [];
    for (let doc = 0; doc < docs; doc++) {
      if (!(scores[doc]! >= threshold)) continue;
      const key = keys[doc]!;
      if (key === key && accept?.(key) !== false) found.push(doc);
    }
    if (found.length >= limit || threshold === Number.MIN_VALUE || threshold === Number.POSITIVE_INFINITY)
      return found.toSorted((one, other) => scores[other]! - scores[one]! || keys[one]! - keys[other]!).slice(0, limit);
  }
}
