/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */

const steps = 2048;
const counts = new Uint32Array(steps + 1);
/** Docs that hold any term, for the call under way. */
let hit = new Uint32Array(0);

interface Scored {
  /** By doc; 0 for a passage that holds no term. */
  scores: Float32Array;
  /** By doc; NaN for a doc whose passage is gone. */
  keys: Float64Array;
  docs: number;
}

/** Puts the docs that hold any term in `hit`, and counts how many of them have how high a score. */
function countHits({ scores, docs }: Scored): { hits: number; perUnit: number } {
  if (hit.length < docs) hit = new Uint32Array(Math.ceil(docs * 1.25));
  let [hits, highest] = [0, 0];
  for (let doc = 0; doc < docs; doc++) {
    const score = scores[doc]!;
    if (!(score > 0)) continue;
    hit[hits++] = doc;
    if (score > highest) highest = score;
  }
  const perUnit = highest === 0 ? 0 : steps / highest;
  counts.fill(0);
  for (let nth = 0; nth < hits; nth++) counts[(scores[hit[nth]!]! * perUnit) | 0]!++;
  return { hits, perUnit };
}

/** How high a score must be for about `wanted` docs to have it. */
function thresholdFor(perUnit: number, wanted: number): number {
  let step = steps;
  for (let found = counts[step]!; found < wanted && step > 1;) found += counts[--step]!;
  // A hair less makes up for rounding.
  return step <= 1 ? Number.MIN_VALUE : (step / perUnit) * (1 - 1e-6);
}

/** DocTable of the highest scores among those accepted, best first; the lower key first where scores are equal. */
export function topDocs(of: Scored, limit: number, accept?: (key: number) => boolean): number[] {
  const { scores, keys } = of;
  const { hits, perUnit } = countHits(of);
  if (hits === 0) return [];
  for (let wanted = limit; ; wanted *= 4) {
    const threshold = thresholdFor(perUnit, wanted);
    const found: number[] = [];
    for (let nth = 0; nth < hits; nth++) {
      const doc = hit[nth]!;
      if (!(scores[doc]! >= threshold)) continue;
      const key = keys[doc]!;
      if (key === key && accept?.(key) !== false) found.push(doc);
    }
    if (found.length >= limit || threshold === Number.MIN_VALUE)
      return found.toSorted((one, other) => scores[other]! - scores[one]! || keys[one]! - keys[other]!).slice(0, limit);
  }
}
