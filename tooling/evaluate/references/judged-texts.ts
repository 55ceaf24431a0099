import type { CheckedReference, ReferenceVerdict } from "@clausewise/contracts";
import { type Label, type LabelledText, placeOf } from "./labelled-texts.ts";

/** What the check says at one place of a text. */
export interface FoundPlace extends Pick<CheckedReference, "verdict" | "reference" | "kind" | "message"> {
  start: number;
  end: number;
  successors: string[];
}

/** A label with what was said at its place. */
interface JudgedLabel {
  label: Label;
  found: FoundPlace | null;
  isRight: boolean;
  /** Whether what took its place was named, where the label says what did. */
  namesSuccessor: boolean | null;
}

export interface JudgedText {
  id: string;
  labels: JudgedLabel[];
  /** What was said to be wrong, and no label says so. */
  falseAlarms: FoundPlace[];
  /** What was said to be wrong, as a label says. */
  hits: number;
}

/** Verdicts that mean the same to whoever mends a text. */
const classes: Readonly<Record<ReferenceVerdict, string>> = {
  misquoted: "misquoted",
  no_such_clause: "wrong number",
  wrong_title: "wrong title",
  superseded: "dead",
  withdrawn: "dead",
  amended: "alive",
  draft: "alive",
  in_force: "alive",
  unclear: "not known",
  not_in_library: "not known",
};

const isAlarm = ({ verdict }: { verdict: ReferenceVerdict }): boolean => !["alive", "not known"].includes(classes[verdict]);
const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;
const agree = (one: ReferenceVerdict, other: ReferenceVerdict): boolean => classes[one] === classes[other];

/** The place that a label is about: among those that overlap it, the one said as it says, else the one that overlaps most. */
function foundFor(label: Label, place: { start: number; end: number }, found: readonly FoundPlace[]): FoundPlace | null {
  const near = found.filter((one) => overlaps(one, place));
  const shared = (one: FoundPlace) => Math.min(one.end, place.end) - Math.max(one.start, place.start);
  return near.find(({ verdict }) => agree(verdict, label.verdict)) ?? near.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

const squeezed = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");

/** A successor is named also by the work that it is a clause of, or the clause by which it is named more closely. */
const isNamed = (wanted: string, successors: readonly string[]): boolean =>
  successors.some((one) => squeezed(one).startsWith(squeezed(wanted)) || squeezed(wanted).startsWith(squeezed(one)));

/** Holds what was found in a text against its labels; throws where a label's words do not stand in it. */
export function judgeText({ id, text, references }: LabelledText, found: readonly FoundPlace[]): JudgedText {
  const placed = references.map((label) => {
    const place = placeOf(text, label);
    if (place === null) throw new Error(`${id}: “${label.quote}” (${label.nth}) does not stand in the text`);
    return { label, place };
  });
  const labels = placed.map(({ label, place }): JudgedLabel => {
    const one = foundFor(label, place, found);
    const isRight = one === null ? classes[label.verdict] === "not known" : agree(one.verdict, label.verdict);
    return {
      label,
      found: one,
      isRight,
      namesSuccessor: label.successor && label.successor.some((name) => isNamed(name, one?.successors ?? [])),
    };
  });
  const alarms = found.filter(isAlarm);
  const isSaid = (alarm: FoundPlace) => placed.some(({ label, place }) => overlaps(alarm, place) && agree(alarm.verdict, label.verdict));
  return { id, labels, hits: alarms.filter(isSaid).length, falseAlarms: alarms.filter((alarm) => !isSaid(alarm)) };
}

const share = (count: number, total: number): string =>
  total === 0 ? "none" : `${count} of ${total} (${((100 * count) / total).toFixed(1)} %)`;

const planted = ["dead", "wrong_number", "wrong_title", "misquoted", "alive", "other"] as const;

/** The figures of some texts: how many planted references were told rightly, and how many alarms were right. */
export function figuresOf(texts: readonly JudgedText[]): string {
  const labels = texts.flatMap((text) => text.labels);
  const wrong = labels.filter(({ label }) => !["alive", "other"].includes(label.sort));
  const alarms = texts.reduce((sum, { hits }) => sum + hits, 0);
  const falseAlarms = texts.reduce((sum, text) => sum + text.falseAlarms.length, 0);
  const successors = labels.filter(({ namesSuccessor }) => namesSuccessor !== null);
  const right = (some: readonly JudgedLabel[]) => share(some.filter(({ isRight }) => isRight).length, some.length);
  return [
    `${texts.length} texts, ${labels.length} references`,
    ...planted.map((sort) => `  ${sort.padEnd(13)} ${right(labels.filter(({ label }) => label.sort === sort))}`),
    `  successor     ${share(successors.filter(({ namesSuccessor }) => namesSuccessor).length, successors.length)}`,
    `recall (dead, wrong number, wrong title, misquoted): ${right(wrong)}`,
    `all told rightly: ${right(labels)}`,
    `precision of alarms: ${share(alarms, alarms + falseAlarms)}`,
  ].join("\n");
}

/** Each miss and false alarm of a text, a line each. */
export const mistakesOf = ({ id, labels, falseAlarms }: JudgedText): string[] => [
  ...labels
    .filter(({ isRight }) => !isRight)
    .map(
      ({ label, found }) =>
        `${id}  missed: ${label.sort} ${label.verdict} ${label.identifier} “${label.quote}”; said: ${found ? `${found.verdict} ${found.reference}: ${found.message}` : "nothing"}`,
    ),
  ...labels
    .filter(({ namesSuccessor }) => namesSuccessor === false)
    .map(
      ({ label, found }) =>
        `${id}  successor: ${label.identifier} → ${label.successor?.join(", ")}; said: ${found?.successors.join(", ") ?? "nothing"}`,
    ),
  ...falseAlarms.map(({ verdict, reference, message, start }) => `${id}  false alarm at ${start}: ${verdict} ${reference}: ${message}`),
];
