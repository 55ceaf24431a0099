import type { ClockRule, ClockSource, ReviewClock } from "@clausewise/contracts";

/** How long a period is. */
export type Span =
  | { days: number; of: "calendar" | "review" | "working" }
  /** Months, behind so many calendar days where these come first. */
  | { months: number; behind?: number };

/** The days in which an undertaking holds: the arrival has to fall within them. */
export interface Reach {
  from: string;
  until: string;
  says: string;
}

export interface Rule extends Pick<ClockRule, "id" | "title" | "owner" | "force" | "source"> {
  span: Span;
  /** `start`, `hold`, or the id of an event. */
  from: string;
  /** The choices with which it holds; all where none is named. */
  choices?: readonly string[];
  reach?: Reach;
  /** What stops the clock is itself what the period is for: a request for additional information is a substantive interaction. */
  metByHold?: true;
  note?: string;
}

/** What an extension does to the periods that it names. */
export type Effect =
  /** A share of the review days used until then is added. */
  | { adds: "used"; share: number }
  /** So many days are added, or fewer where that is said. */
  | { adds: "up_to"; days: number }
  | { adds: "days"; days: number }
  | { adds: "working_days" }
  /** Months are added once, where it comes so many months or less before the end. */
  | { adds: "months"; months: number; within: number };

interface Extension {
  id: string;
  label: string;
  effect: string;
  rules: readonly string[];
  does: Effect;
}

interface Event {
  id: string;
  label: string;
  /** Whether it is something that arrives, and counts by the day of arrival as what was sent first does. */
  isReceived?: boolean;
}

export interface Clock extends Pick<ReviewClock, "id" | "name" | "market" | "start" | "choices" | "hold" | "notes"> {
  events: readonly Event[];
  rules: readonly Rule[];
  extensions: readonly Extension[];
  weekends: {
    /** What a period does that ends on a day on which nobody works. */
    ends: "stays" | "next_working_day";
    says: string;
    source: ClockSource | null;
  };
  /** Where what arrives on a day on which nobody works counts as arrived on the next one. */
  arrives?: ClockSource;
}
