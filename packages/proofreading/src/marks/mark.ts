import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";

/** Something recognised in a text. */
export interface Mark<Kind extends string = string> extends Anchor {
  kind: Kind;
  /** As the text writes it. */
  text: string;
  /** In the one spelling that marks are compared in. */
  normal: string;
}

/** What a pattern's match says, and where in it, where that is not all of it. */
export type Reading<Kind extends string, More> = { kind: Kind; normal: string; from?: number; to?: number } & More;

type Read<Kind extends string, More> = (match: RegExpExecArray) => Reading<Kind, More> | null;

/** A way in which marks of one kind are written. */
export interface Form<Kind extends string, More = unknown> {
  pattern: RegExp;
  read: Read<Kind, More>;
}

/** Where forms overlap, the earlier and longer mark stands. */
function withoutOverlap<M extends Anchor>(marks: readonly M[]): M[] {
  const kept: M[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end))
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  return kept;
}

/** All marks that a text holds in these forms, in its order. */
export function marksIn<Kind extends string, More>(text: string, forms: readonly Form<Kind, More>[]): (Mark<Kind> & More)[] {
  const { plain, anchor } = foldText(text);
  const found = forms.flatMap(({ pattern, read }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const reading = read(match);
      if (reading === null) return [];
      const { from = 0, to = match[0].length, ...mark } = reading;
      const place = anchor(match.index + from, match.index + to);
      return [{ ...mark, ...place, text: text.slice(place.start, place.end) } as unknown as Mark<Kind> & More];
    }),
  );
  return withoutOverlap(found);
}
