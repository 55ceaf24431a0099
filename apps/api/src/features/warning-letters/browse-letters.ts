import type { WarningLetter, WarningLetterFilter } from "@clausewise/contracts";
import { createShelf, natural } from "../../platform/listing/shelf.ts";
import { partOf } from "./cited-parts.ts";

const newest = (a: WarningLetter, b: WarningLetter): number =>
  Number(b.relevance === "high") - Number(a.relevance === "high") || (b.date ?? "").localeCompare(a.date ?? "");

/** What is known of what came after a letter. */
function followUp({ response, close_out, follow_up_known }: WarningLetter): string[] {
  if (!follow_up_known) return ["unknown"];
  const found = [response !== null && "response", close_out !== null && "close_out"].filter((one) => one !== false);
  return found.length > 0 ? found : ["none"];
}

const shelf = createShelf({
  facets: {
    family: ({ subject_family }: WarningLetter) => [subject_family],
    kind: ({ product_kind }) => product_kind,
    office: ({ issuing_office }) => [issuing_office],
    year: ({ date }) => (date === null ? [] : [date.slice(0, 4)]),
    cited: ({ violations }) => (violations === null ? ["unknown"] : [...new Set(violations.map(partOf))]),
    follow_up: followUp,
  },
  described: ({ company, subject, issuing_office, marcs_cms, violations }) =>
    [company, subject, issuing_office, marcs_cms, ...(violations ?? [])].join(" "),
  named: ({ company }) => company,
  orders: {
    newest,
    oldest: (a, b) => (a.date ?? "9999").localeCompare(b.date ?? "9999"),
    firm: (a, b) => natural.compare(a.company, b.company),
  },
});

/** One page of letters as searched and filtered, with what each filter would leave. */
export function browseLetters(
  all: readonly WarningLetter[],
  { search = "", sort, cursor, limit, from, to, product: _held, ...chosen }: WarningLetterFilter,
) {
  const isWithin = ({ date }: WarningLetter) =>
    (from === undefined || (date ?? "") >= from) && (to === undefined || (date !== null && date <= to));
  const within = from === undefined && to === undefined ? all : all.filter(isWithin);
  const page = shelf(within, { search, sort, cursor, limit, chosen });
  // Years are looked for in their order, not by how many letters they have.
  const year = page.facets.year.toSorted((a, b) => b.value.localeCompare(a.value));
  return { ...page, facets: { ...page.facets, year } };
}
