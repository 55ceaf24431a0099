import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type DateMark, datesIn } from "../marks/dates.ts";
import { type DatedEvent, datedEvents, disorderOf, isBefore } from "./dated-events.ts";
import type { Inconsistency } from "./inconsistency.ts";
import { type Passage, sentencePassages } from "./prose.ts";

const fault = (found: Anchor, more: Omit<Inconsistency, "detector" | "start" | "end">): Inconsistency => ({
  detector: "dates",
  start: found.start,
  end: found.end,
  ...more,
});

const impossible = (marks: readonly DateMark[]): Inconsistency[] =>
  marks
    .filter(({ kind }) => kind === "impossible")
    .map((mark) =>
      fault(mark, {
        kind: "impossible_date",
        subject: mark.text,
        others: [],
        message: `The calendar has no ${mark.text}.`,
        proposal: "Look up the right day.",
      }),
    );

const between = /^[\s,]*(?:to|until|till|through|thru|-|–|and)[\s,]*(?:the )?$/i;
const opens = /\b(?:from|between|dated|during|period|effective|valid|:)\s*(?:the )?$/i;

/** Stretches of time that end before they begin: "from 5 May 2021 to 3 April 2021". */
function backwards(passages: readonly Passage[]): Inconsistency[] {
  return passages.flatMap(({ words, anchor }) => {
    const marks = datesIn(words);
    return marks.flatMap((first, at): Inconsistency[] => {
      const last = marks[at + 1];
      if (last === undefined || !between.test(words.slice(first.end, last.start)) || !isBefore(last, first)) return [];
      if (/and/i.test(words.slice(first.end, last.start)) && !opens.test(words.slice(0, first.start))) return [];
      return [
        fault(anchor(last.start, last.end), {
          kind: "dates_out_of_order",
          subject: `${first.text} to ${last.text}`,
          others: [anchor(first.start, first.end)],
          message: `The period ends on ${last.text}, before it begins on ${first.text}.`,
          proposal: "Check both dates, and put them in order.",
        }),
      ];
    });
  });
}

/** Events that the text dates twice, on different days. */
const datedTwice = (events: readonly DatedEvent[]): Inconsistency[] =>
  [
    ...Map.groupBy(
      events.filter(({ isSingle }) => isSingle),
      ({ key }) => key,
    ),
  ].flatMap(([, own]): Inconsistency[] => {
    const [first, ...rest] = own;
    const other = rest.find(({ date }) => first !== undefined && date.kind === first.date.kind && date.normal !== first.date.normal);
    if (first === undefined || other === undefined) return [];
    return [
      fault(other.place, {
        kind: "conflicting_dates",
        subject: other.name,
        others: [first.place],
        message: `${other.name}: ${other.date.text} here, ${first.date.text} elsewhere.`,
        proposal: "Find out which date is right, and write it in both places.",
      }),
    ];
  });

const disordered = (events: readonly DatedEvent[]): Inconsistency[] =>
  disorderOf(events).map(({ earlier, later }) =>
    fault(later.place, {
      kind: "dates_out_of_order",
      subject: `${earlier.name}, ${later.name}`,
      others: [earlier.place],
      message: `${later.name} is dated ${later.date.text}, before ${earlier.name} (${earlier.date.text}).`,
      proposal: "Check both dates.",
    }),
  );

/** Days that no calendar has, events dated twice, and dates that cannot follow each other as they do. */
export function findDateFaults(manuscript: Manuscript): Inconsistency[] {
  const passages = sentencePassages(manuscript);
  const events = passages.flatMap(datedEvents);
  return [...impossible(datesIn(manuscript.text)), ...backwards(passages), ...datedTwice(events), ...disordered(events)];
}
