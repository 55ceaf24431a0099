/** A stretch across a page. */
export interface Span {
  left: number;
  right: number;
}

/** Spans from left to right, those that overlap as one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { left, right } of spans.toSorted((a, b) => a.left - b.left)) {
    const last = joined.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else joined.push({ left, right });
  }
  return joined;
}
