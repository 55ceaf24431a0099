import { unknownFigure, type Achieved, type Figure } from "@clausewise/contracts";
import type { OfficialReads } from "../official/official.reads.ts";

export type ReviewRegisters = Pick<OfficialReads, "register" | "reviewSpans">;

interface Listed {
  register: string;
  /** Which of its entries are such submissions. */
  isOne: (key: string) => boolean;
}

/** Where submissions of a clock are listed with the days on which they arrived and were decided on. */
const listed: Readonly<Record<string, Listed>> = {
  "510k": { register: "fda-device-510k", isOne: (key) => key.startsWith("K") },
  de_novo: { register: "fda-device-510k", isOne: (key) => key.startsWith("DEN") },
  // A supplement has its number behind that of the approval.
  pma: { register: "fda-device-pma", isOne: (key) => /^P\d+$/.test(key) },
};

interface Span {
  decided: string;
  days: number;
}

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
const dayInMs = 86_400_000;

const spansIn = (rows: readonly { key: string; received: string | null; decided: string | null }[], { isOne }: Listed): Span[] =>
  rows.flatMap(({ key, received, decided }) =>
    isOne(key) && isDay(received) && isDay(decided) && received <= decided
      ? [{ decided, days: (Date.parse(decided) - Date.parse(received)) / dayInMs }]
      : [],
  );

/** The shortest span that so great a share of all does not exceed. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

function told(spans: readonly Span[], since: string | null, as_of: string): Achieved["spans"][number] {
  const days = spans
    .filter(({ decided }) => since === null || decided >= since)
    .map((span) => span.days)
    .toSorted((one, other) => one - other);
  const figure = (share: number, what: string): Figure => {
    const value = quantile(days, share);
    if (value === null) return unknownFigure("days", "The register lists no decision of that time.");
    const explanation = `${what} of ${days.length} from arrival to decision, by FDA's register. The days on which applicants had to answer are among them; submissions without a decision that is listed there, such as those withdrawn, are not.`;
    return { basis: "computed", value, unit: "days", explanation, date: as_of };
  };
  return { since, decisions: days.length, median: figure(0.5, "The median"), ninth_decile: figure(0.9, "The 90th percentile") };
}

const yearsBack = 5;
const yearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - yearsBack}${day.slice(4).replace("02-29", "02-28")}`;

/** How long decisions of a kind took under a product code: those of the last five years, and all. */
export async function achievedFor(official: ReviewRegisters, clock: { id: string; name: string }, product_code: string): Promise<Achieved> {
  const place = listed[clock.id];
  const none = { product_code, register: null, as_of: null, spans: [] };
  if (!place) return { ...none, why: `No register that is read here lists when a submission of this kind arrived: ${clock.name}.` };
  const { as_of, id, title } = await official.register(place.register);
  const register = { id, title };
  if (as_of === null) return { ...none, register, why: `“${title}” was not fetched yet: how long reviews took is not known here.` };
  const spans = spansIn(await official.reviewSpans(id, product_code), place);
  if (spans.length === 0) return { ...none, register, as_of, why: `“${title}” lists no decision under product code ${product_code}.` };
  return { product_code, register, as_of, spans: [told(spans, yearsBefore(as_of), as_of), told(spans, null, as_of)], why: null };
}
