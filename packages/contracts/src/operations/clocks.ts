import { z } from "zod";
import { Clause } from "../domain/decisions.ts";
import { CalendarDate, Nothing, severalOf } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { OfficialSource } from "./official.ts";
import { ProductCode } from "./products.ts";

const said = z.string().min(1);

/** Where a rule stands, and the day of the text that it was compared with. */
export const ClockSource = Clause.extend({
  url: z.url({ protocol: /^https$/ }),
  checked: CalendarDate,
  /** What it was compared with, where that was not the text itself; null where it was. */
  only: z.string().nullable(),
});
export type ClockSource = z.infer<typeof ClockSource>;

const named = { id: said, label: said };

/** One period of a review: how long, from what, whose it is, and where that stands. */
export const ClockRule = z.object({
  id: said,
  title: said,
  /** Who has to keep it. */
  owner: z.enum(["authority", "applicant"]),
  /** What it stands in: law binds, a goal is what an authority has undertaken to aim at. */
  force: z.enum(["statute", "regulation", "goal", "guidance"]),
  /** Days that it counts: all; those on which the authority has the submission; those on which people work; or months. */
  kind: z.enum(["calendar", "review", "working", "months"]),
  /** `90 FDA days`, `10 months from the filing date`. */
  span: said,
  /** The event that it runs from, as the clock names it. */
  from: said,
  source: ClockSource,
  note: z.string().nullable(),
});
export type ClockRule = z.infer<typeof ClockRule>;

/** The periods of one kind of submission. */
export const ReviewClock = z.object({
  id: said,
  name: said,
  /** Code of the jurisdiction. */
  market: said,
  /** The day that is asked for first: `FDA receives the 510(k)`. */
  start: said,
  /** Which of the periods hold: standard or priority review; the first is taken where none is said. */
  choices: z.array(z.object(named)),
  /** What stops the clock, and what lets it go on; null where nothing does. */
  hold: z.object({ begins: said, ends: said, stops: said }).nullable(),
  /** Further events that periods run from. */
  events: z.array(z.object(named)),
  /** What makes a period longer; `days` says the most that may be added, where that is not fixed. */
  extensions: z.array(z.object({ ...named, effect: said, days: z.number().int().nullable() })),
  rules: z.array(ClockRule),
  /** What happens where a period ends on a day on which nobody works, and what says so. */
  weekends: z.object({ says: said, source: ClockSource.nullable() }),
  /** What is to be known of the clock as a whole. */
  notes: z.array(said),
});
export type ReviewClock = z.infer<typeof ReviewClock>;

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const spelled = (pattern: string, as: string) => z.string().regex(new RegExp(`^${pattern}$`), `must be written as ${as}`);
const real = (value: string) => value.match(new RegExp(day, "g"))?.every((one) => CalendarDate.safeParse(one).success) ?? true;
const dated = (pattern: string, as: string) => spelled(pattern, as).refine(real, "holds a day that is not in the calendar");

const ClockId = z.string().regex(/^[a-z0-9_]{1,40}$/, "must be the id of a review clock");

const happened = {
  /** Days on which the clock was stopped and went on, `..` where it has not yet. */
  holds: severalOf(dated(`${day}/(?:${day}|\\.\\.)`, "2026-03-02/2026-05-29 or 2026-03-02/..")),
  /** Events by id: `response@2026-05-04`. */
  events: severalOf(dated(`[a-z0-9_]+@${day}`, "response@2026-05-04")),
  /** Extensions by id, with the days where their number is not fixed: `major_amendment@2026-05-04/90`. */
  extensions: severalOf(dated(`[a-z0-9_]+@${day}(?:/\\d{1,3})?`, "major_amendment@2026-05-04/90")),
};

/** What stopped the clock of a submission, what happened under it, and what made its periods longer, as a run spells them. */
export const ClockHappened = z.object(happened);
export type ClockHappened = z.output<typeof ClockHappened>;

/** What happened to one submission. */
export const ClockRun = ClockHappened.extend({ id: ClockId, start: CalendarDate, choice: z.string().max(40).optional() });
export type ClockRun = z.output<typeof ClockRun>;

/** When a period ends. */
export const ClockDate = z.object({
  rule: ClockRule,
  from: z.object({ label: said, day: CalendarDate }),
  /** Null while the clock is stopped, and where the rule does not reach. */
  day: CalendarDate.nullable(),
  /** `met`: what happened on that day was what the period is for. */
  standing: z.enum(["set", "met", "stopped", "unknown"]),
  /** How it was worked out, or why it is not known. */
  why: said,
  /** `Saturday`, `Independence Day`; null on a day on which people work. */
  falls_on: z.string().nullable(),
  /** The last working day until then, where that is another one. */
  working_day: CalendarDate.nullable(),
});
export type ClockDate = z.infer<typeof ClockDate>;

export const ClockDates = z.object({
  clock: ReviewClock,
  /** The day that counts as the start, where the rule for arrivals puts it off. */
  start: z.object({ day: CalendarDate, why: z.string().nullable() }),
  dates: z.array(ClockDate),
});
export type ClockDates = z.infer<typeof ClockDates>;

/** How long reviews took that a register lists, from the day of arrival to the day of the decision, the applicants' answers included. */
export const Achieved = z.object({
  product_code: z.string(),
  /** Of which kind of submission these are, where the register tells kinds apart. */
  kind: z.string().nullable(),
  /** Null where no register here has the days of this kind of submission. */
  register: OfficialSource.pick({ id: true, title: true }).nullable(),
  /** The day of the register; null where it was never fetched. */
  as_of: CalendarDate.nullable(),
  spans: z.array(
    z.object({
      /** Decided on that day or later; null for all that are listed. */
      since: CalendarDate.nullable(),
      decisions: z.number().int(),
      median: Figure,
      /** Nine of ten took that long or less. */
      ninth_decile: Figure,
    }),
  ),
  /** Why there is nothing; null where there is something. */
  why: z.string().nullable(),
});
export type Achieved = z.infer<typeof Achieved>;

const example = { id: "510k", start: "2026-01-05", holds: "2026-03-02/2026-05-29" };

export const clockOperations = operations({
  list: {
    method: "GET",
    path: "/api/review-clocks",
    access: "user",
    summary: "The review clocks: which periods a submission has, whose they are, and where each stands.",
    input: Nothing,
    output: z.array(ReviewClock),
    example: {},
  },
  dates: {
    method: "GET",
    path: "/api/review-clocks/{id}/dates",
    access: "user",
    summary: "When the periods of one submission end: holds stop review days, extensions make periods longer.",
    input: ClockRun,
    output: ClockDates,
    example,
  },
  calendar: {
    method: "GET",
    path: "/api/review-clocks/{id}/calendar",
    access: "user",
    summary: "The same days as a calendar (iCalendar).",
    input: ClockRun,
    output: FileReply,
    example,
    reply: "file",
    mediaTypes: ["text/calendar"],
  },
  achieved: {
    method: "GET",
    path: "/api/review-clocks/{id}/achieved",
    access: "user",
    summary: "How long decisions took under a product code, by FDA's register.",
    input: z.object({
      id: ClockId,
      product_code: ProductCode.shape.code,
      choice: ClockRun.shape.choice.describe("Which kind, where the register tells them apart; the first of the clock where none is said"),
    }),
    output: Achieved,
    example: { id: "510k", product_code: "FRN" },
  },
});
