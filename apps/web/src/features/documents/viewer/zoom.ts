/** Sizes that pages are drawn at, 1 being their own. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next size up or down; from fitting the width on, the nearest to a page's own size. */
export function zoomStep(now: number | null, by: 1 | -1): number {
  if (now === null) return by > 0 ? 1.25 : 0.75;
  return (by > 0 ? zooms.find((size) => size > now) : zooms.findLast((size) => size < now)) ?? now;
}
