import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";

/** What a pattern's match is written as instead; null leaves it. */
export interface Rewrite {
  pattern: RegExp;
  to: (groups: readonly string[], text: string, at: number) => string | null;
}

/** A text written otherwise, with where each of its letters stands in the first writing. */
export interface Rewritten {
  plain: string;
  anchor: (start: number, end: number) => Anchor;
}

interface Draft {
  plain: string;
  /** For each place in `plain`, where what stands there began and ended. */
  starts: number[];
  ends: number[];
}

const draftOf = (plain: string): Draft => ({
  plain,
  starts: Array.from(plain, (_, at) => at).slice(0, plain.length),
  ends: Array.from({ length: plain.length }, (_, at) => at + 1),
});

function applied({ plain, starts, ends }: Draft, { pattern, to }: Rewrite): Draft {
  const written: string[] = [];
  const places: [number[], number[]] = [[], []];
  let from = 0;
  const copy = (until: number): void => {
    written.push(plain.slice(from, until));
    for (let at = from; at < until; at += 1) {
      places[0].push(starts[at] ?? 0);
      places[1].push(ends[at] ?? 0);
    }
  };
  for (const match of plain.matchAll(pattern)) {
    const instead = to(
      match.map((group) => group ?? ""),
      plain,
      match.index,
    );
    if (instead === null || instead === match[0]) continue;
    copy(match.index);
    from = match.index + match[0].length;
    written.push(instead);
    for (let nth = 0; nth < instead.length; nth += 1) {
      places[0].push(starts[match.index] ?? 0);
      places[1].push(ends[from - 1] ?? 0);
    }
  }
  if (written.length === 0) return { plain, starts, ends };
  copy(plain.length);
  return { plain: written.join(""), starts: places[0], ends: places[1] };
}

/** Writes a text otherwise, one rewrite after the other. */
export function rewritten(text: string, rewrites: readonly Rewrite[]): Rewritten {
  const folded = foldText(text);
  const { plain, starts, ends } = rewrites.reduce(applied, draftOf(folded.plain));
  return {
    plain,
    anchor: (start, end) => folded.anchor(starts[start] ?? folded.plain.length, ends[Math.max(start, end - 1)] ?? folded.plain.length),
  };
}
