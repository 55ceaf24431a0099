import { type EditorState, type Range, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

/** A stretch of the text that something is said of. */
export interface TextMark {
  id: string;
  start: number;
  end: number;
  /** How it is drawn: the severity of what is said, or that it is settled. */
  look: string;
}

export const setMarks = StateEffect.define<readonly TextMark[]>();
/** Draws one of the marks as the one that is looked at; null draws none so. */
export const setCurrent = StateEffect.define<string | null>();

/** Every mark is made below, with its id. */
const idOf = (decoration: Decoration): string => (decoration.spec as { id: string }).id;

const drawn = ({ id, look }: TextMark): Decoration => Decoration.mark({ id, class: `mark mark-${look}`, attributes: { "data-mark": id } });

const rangesOf = (marks: readonly TextMark[], length: number): Range<Decoration>[] =>
  marks.flatMap((mark) => (mark.start < mark.end && mark.end <= length ? drawn(mark).range(mark.start, mark.end) : []));

/** Marks move with the words that they stand under. */
export const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const given = transaction.effects.findLast((effect) => effect.is(setMarks));
    if (!given?.is(setMarks)) return marks.map(transaction.changes);
    return RangeSet.of(rangesOf(given.value, transaction.newDoc.length), true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const currentField = StateField.define<string | null>({
  create: () => null,
  update: (current, { effects }) => {
    const given = effects.findLast((effect) => effect.is(setCurrent));
    return given?.is(setCurrent) ? given.value : current;
  },
  provide: (field) =>
    EditorView.decorations.compute([field, markField], (state) => {
      const place = placeOf(state, state.field(field));
      return place ? Decoration.set(Decoration.mark({ class: "mark-current" }).range(place.start, place.end)) : Decoration.none;
    }),
});

/** Where a mark stands by now; null where its words are gone. */
export function placeOf(state: EditorState, id: string | null): { start: number; end: number } | null {
  if (id === null) return null;
  const cursor = state.field(markField).iter();
  for (; cursor.value; cursor.next())
    if (idOf(cursor.value) === id) return cursor.from < cursor.to ? { start: cursor.from, end: cursor.to } : null;
  return null;
}

/** The shortest mark at a place; null where there is none. */
export function markAt(state: EditorState, at: number): string | null {
  let best: { id: string; length: number } | null = null;
  state.field(markField).between(at, at, (from, to, value) => {
    if (best === null || to - from < best.length) best = { id: idOf(value), length: to - from };
  });
  return (best as { id: string } | null)?.id ?? null;
}
