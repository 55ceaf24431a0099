/** Spreads the letters of a seed over 32 bits (FNV-1a, mixed once more so that seeds which differ at their end differ everywhere). */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A whole number from `low` to `high`, both included: the same for the same seed, on every machine. */
export const drawn = (seed: string, low: number, high: number): number => low + (hashOf(seed) % (high - low + 1));
