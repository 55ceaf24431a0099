import type { Anchor } from "../manuscript/anchor.ts";
import { type DateMark, datesIn } from "../marks/dates.ts";
import type { Passage } from "./prose.ts";

/** An event of the text with its date. */
export interface DatedEvent {
  /** What it is compared by. */
  key: string;
  /** As the text calls it. */
  name: string;
  /** Series and place in it: the second amendment of the protocol. */
  series: string;
  nth: readonly number[];
  /** Whether a text tells of it once; of others there are several, as of submissions. */
  isSingle: boolean;
  date: DateMark;
  place: Anchor;
}

/** Whether one date is surely before another: of a month, only the months are compared. */
export function isBefore(one: DateMark, other: DateMark): boolean {
  if (![one, other].every(({ kind }) => kind === "day" || kind === "month")) return false;
  const length = Math.min(one.normal.length, other.normal.length);
  return one.normal.slice(0, length) < other.normal.slice(0, length);
}

interface Disorder {
  earlier: DatedEvent;
  later: DatedEvent;
}

/** Events in the order in which they happen, in series that are compared each by itself. */
const kinds: readonly { series: string; nth: number; pattern: RegExp }[] = [
  {
    series: "enrolment",
    nth: 1,
    pattern:
      /(?:first|1st) (?:subject|patient|participant)(?:'s)?,? (?:first visit|in|enroll?ed|randomi[sz]ed|screened|dosed)|FPFV|FSFV|FPI/i,
  },
  {
    series: "enrolment",
    nth: 2,
    pattern: /(?:last|final) (?:subject|patient|participant)(?:'s)?,? (?:last visit|out|completed|follow-up)|LPLV|LSLV|LPO/i,
  },
  {
    series: "study",
    nth: 1,
    pattern:
      /(?:study|trial|investigation) (?:start(?:ed|s)?|initiation|initiated|begin|began)(?: date)?|date of (?:study|trial) (?:start|initiation)/i,
  },
  {
    series: "study",
    nth: 2,
    pattern:
      /(?:study|trial|investigation) (?:end(?:ed|s)?|completion|completed|terminated)(?: date)?|date of (?:study|trial) completion|end of (?:the )?(?:study|trial)(?: date)?/i,
  },
  {
    series: "review",
    nth: 1,
    pattern: /(?:date of )?(?:submission(?: date)?|submitted(?: to [A-Z]\w+)?|date submitted|date received|received by FDA)/i,
  },
  {
    series: "review",
    nth: 2,
    pattern:
      /(?:date of )?(?:clearance(?: date)?|cleared|approval date|approved by [A-Z]\w+|date of approval|date of decision|decision date)/i,
  },
  { series: "life", nth: 1, pattern: /(?:date of )?(?:manufactur(?:ed|ing|e)(?: date| on)?|production date|date manufactured)/i },
  { series: "life", nth: 2, pattern: /(?:expir(?:y|ation)(?: date)?|use[ -]by(?: date)?|expires(?: on)?|date of expiry)/i },
  {
    series: "consent",
    nth: 1,
    pattern: /(?:informed consent|consent form) (?:was )?(?:signed|obtained|given)|date of (?:informed )?consent/i,
  },
  {
    series: "consent",
    nth: 2,
    pattern: /(?:first dose|study treatment|study drug) (?:was )?(?:given|administered|started)|date of (?:first dose|randomi[sz]ation)/i,
  },
  { series: "data", nth: 1, pattern: /data (?:cut-?off|lock point)(?: date)?|database lock(?: date)?/i },
  { series: "data", nth: 2, pattern: /(?:date of (?:the |this )?report|report date|report issued)/i },
];

/** Series of which a text may tell several times, of different things. */
const several = new Set(["review", "life", "consent"]);
/** How near each other their events stand where they belong together, in characters. */
const nearest = 400;

const numbered =
  /\b((?:global |local |country )?(?:protocol |CIP )?amendment|(?:clinical )?(?:study |trial )?protocol|version|revision|edition|issue)(?: no\.?| number)?[ :]*(\d{1,2}(?:\.\d{1,2})*)(?![\d%])( \([^()\d]{1,24}\))?/gi;
const original = /\boriginal (?:protocol|version|report|document)\b/gi;
/** What may stand between the name of an event and its date. */
const link = /^(?:[\s:,|()=-]|\bis|was|were|on|in|dated?|of|effective|final|:)*$/i;
const farthest = 40;

const datedBehind = (words: string, end: number, dates: readonly DateMark[]): DateMark | undefined =>
  dates.find(({ start }) => start >= end && start - end <= farthest && link.test(words.slice(end, start)));

const numbersOf = (written: string): number[] => written.split(".").map(Number);

/** The events that a sentence names right before their dates. */
export function datedEvents({ words, anchor }: Passage): DatedEvent[] {
  const dates = datesIn(words).filter(({ kind }) => kind === "day" || kind === "month");
  if (dates.length === 0) return [];
  const eventAt = (match: RegExpExecArray, series: string, nth: readonly number[], key: string): DatedEvent[] => {
    const end = match.index + match[0].length;
    const date = datedBehind(words, end, dates);
    return date === undefined
      ? []
      : [
          {
            key,
            name: match[0].trim().replace(/\s+/g, " "),
            series,
            nth,
            isSingle: !several.has(series),
            date,
            place: anchor(match.index, date.end),
          },
        ];
  };
  const versions = [...words.matchAll(numbered)].flatMap((match) => {
    const series = `${match[1]?.toLowerCase()}${match[3]?.toLowerCase() ?? ""}`;
    return eventAt(match, series, numbersOf(match[2] ?? ""), `${series} ${match[2]}`);
  });
  const originals = [...words.matchAll(original)].flatMap((match) => eventAt(match, "amendment", [0], match[0].toLowerCase()));
  const named = kinds.flatMap(({ series, nth, pattern }) =>
    [...words.matchAll(new RegExp(`(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`, "giu"))].flatMap((match) =>
      eventAt(match, series, [nth], `${series} ${nth} ${match[0].toLowerCase()}`),
    ),
  );
  return [...versions, ...originals, ...named];
}

function comesBefore(one: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [left, right] = [one[at] ?? 0, other[at] ?? 0];
    if (left !== right) return left < right;
  }
  return false;
}

const belong = (one: DatedEvent, other: DatedEvent): boolean => one.isSingle || Math.abs(one.place.start - other.place.start) <= nearest;

const isLater = (one: DatedEvent, other: DatedEvent): boolean => comesBefore(one.nth, other.nth) && isBefore(other.date, one.date);

/** Neighbours of a series of which a text tells once. */
function disorderedNeighbours(own: readonly DatedEvent[]): Disorder[] {
  const once = [...new Map(own.toReversed().map((one) => [one.key, one])).values()];
  const sorted = once.toSorted((one, other) => (comesBefore(one.nth, other.nth) ? -1 : comesBefore(other.nth, one.nth) ? 1 : 0));
  return sorted.flatMap((earlier, at) => {
    const later = sorted[at + 1];
    return later !== undefined && isLater(earlier, later) ? [{ earlier, later }] : [];
  });
}

/** Events that stand right by each other. */
const disorderedPairs = (own: readonly DatedEvent[]): Disorder[] =>
  own.flatMap((earlier) => own.filter((later) => isLater(earlier, later) && belong(earlier, later)).map((later) => ({ earlier, later })));

/** Events of a series whose dates are the other way round. */
export const disorderOf = (events: readonly DatedEvent[]): Disorder[] =>
  [...Map.groupBy(events, ({ series }) => series).values()].flatMap((own) =>
    own[0]?.isSingle === true ? disorderedNeighbours(own) : disorderedPairs(own),
  );
