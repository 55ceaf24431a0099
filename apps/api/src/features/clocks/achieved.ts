import { unknownFigure, type Achieved, type Figure } from "@clausewise/contracts";
import type { OfficialReads } from "../official/official.reads.ts";

export type ReviewRegisters = Pick<OfficialReads, "register" | "reviewSpans">;

type Row = Awaited<ReturnType<OfficialReads["reviewSpans"]>>[number];

interface Listed {
  register: string;
  /** Which of its entries are such submissions, of the choice of the clock that is asked about. */
  isOne: (row: Row, choice: string) => boolean;
  /** Whether its choices are told apart. */
  byChoice?: true;
}

/** What the register of approvals calls the supplements that the clock knows; a notice may become a supplement of 135 days. */
const supplementTypes: Readonly<Record<string, RegExp>> = {
  "180_day": /^normal 180 day track/i,
  real_time: /^real-time process/i,
  notice: /^(?:30-day notice|135 review track for 30-day notice)/i,
};

/** Where submissions of a clock are listed with the days on which they arrived and were decided on. */
const listed: Readonly<Record<string, Listed>> = {
  "510k": { register: "fda-device-510k", isOne: ({ key }) => key.startsWith("K") },
  de_novo: { register: "fda-device-510k", isOne: ({ key }) => key.startsWith("DEN") },
  // A supplement has its number behind that of the approval.
  pma: { register: "fda-device-pma", isOne: ({ key }) => /^P\d+$/.test(key) },
  pma_supplement: {
    register: "fda-device-pma",
    isOne: ({ supplement }, choice) => supplement !== null && (supplementTypes[choice]?.test(supplement) ?? false),
    byChoice: true,
  },
};

interface Span {
  decided: string;
  days: number;
}

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
const dayInMs = 86_400_000;

const spanOf = ({ received, decided }: Row): Span[] =>
  isDay(received) && isDay(decided) && received <= decided
    ? [{ decided, days: (Date.parse(decided) - Date.parse(received)) / dayInMs }]
    : [];

/** The shortest span that so great a share of all does not exceed. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

function told(spans: readonly Span[], since: string | null, as_of: string): Achieved["spans"][number] {
  const days = spans
    .filter(({ decided }) => since === null || decided >= since)
    .map((span) => span.days)
    .toSorted((one, other) => one - other);
  const few = days.length < 10 ? " With fewer than ten decisions the 90th percentile is the longest of them." : "";
  const figure = (share: number, what: string): Figure => {
    const value = quantile(days, share);
    if (value === null) return unknownFigure("days", "The register lists no decision of that time.");
    const explanation = `${what} of ${days.length} from arrival to decision, by FDA's register. The days on which applicants had to answer are among them; submissions without a decision that is listed there, such as those withdrawn, are not.${share > 0.5 ? few : ""}`;
    return { basis: "computed", value, unit: "days", explanation, date: as_of };
  };
  return { since, decisions: days.length, median: figure(0.5, "The median"), ninth_decile: figure(0.9, "The 90th percentile") };
}

const yearsBack = 5;
const yearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - yearsBack}${day.slice(4).replace("02-29", "02-28")}`;

interface Asked {
  clock: { id: string; name: string; choices: readonly { id: string; label: string }[] };
  choice?: string | undefined;
  product_code: string;
}

/** How long decisions of a kind took under a product code: those of the last five years, and all. */
export async function achievedFor(official: ReviewRegisters, { clock, choice, product_code }: Asked): Promise<Achieved> {
  const place = listed[clock.id];
  const chosen = place?.byChoice ? (clock.choices.find(({ id }) => id === choice) ?? clock.choices[0]) : undefined;
  const kind = chosen?.label ?? null;
  const none = { product_code, kind, register: null, as_of: null, spans: [] };
  if (!place) return { ...none, why: `No register that is read here lists when a submission of this kind arrived: ${clock.name}.` };
  const { as_of, id, title } = await official.register(place.register);
  const register = { id, title };
  if (as_of === null) return { ...none, register, why: `“${title}” was not fetched yet: how long reviews took is not known here.` };
  const rows = await official.reviewSpans(id, product_code);
  const spans = rows.filter((row) => place.isOne(row, chosen?.id ?? "")).flatMap(spanOf);
  const what = kind === null ? "decision" : `decision of this kind (${kind})`;
  if (spans.length === 0) return { ...none, register, as_of, why: `“${title}” lists no ${what} under product code ${product_code}.` };
  return { product_code, kind, register, as_of, spans: [told(spans, yearsBefore(as_of), as_of), told(spans, null, as_of)], why: null };
}
