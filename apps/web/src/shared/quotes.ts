/** Where a quote lies in its passage, or null when the words at that place are not the quote. */
export function locateQuote(text: string, quote: string | null, start: number | null): { start: number; end: number } | null {
  if (quote === null || quote === "" || start === null) return null;
  return text.slice(start, start + quote.length) === quote ? { start, end: start + quote.length } : null;
}

export interface Piece {
  text: string;
  marked: boolean;
  /** Position in the text, a stable key. */
  at: number;
}

/** Cuts a text into marked and unmarked pieces; ranges may overlap or touch. */
export function markRanges(text: string, ranges: readonly { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(range.start, at);
    if (range.end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false, at });
    const last = pieces.at(-1);
    if (last?.marked === true && start === at) last.text += text.slice(start, range.end);
    else pieces.push({ text: text.slice(start, range.end), marked: true, at: start });
    at = range.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false, at });
  return pieces;
}
