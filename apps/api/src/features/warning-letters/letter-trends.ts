import type { LetterTrends, LetterKind } from "@clausewise/contracts";
import type { Letter } from "./merge-letters.ts";

const noYear = { total: 0, by_year: [], by_office: [], by_family: [], period: null };

/** Letters by year, office and family, over the whole years that FDA's list covers and what there is of the last. */
export function trendsOf(all: readonly Letter[], heard: string | null, kind: LetterKind | undefined): LetterTrends {
  if (heard === null)
    return {
      ...noYear,
      because: "FDA's list of letters has not been fetched yet. What is built in is a selection, and a selection shows no trend.",
    };
  const listed = all.filter((letter) => letter.facts_from === "register" && letter.date !== null && letter.date <= heard);
  const from = firstWholeYear(listed);
  if (from === null || from > heard.slice(0, 4)) return { ...noYear, because: "FDA's list does not cover a whole year here yet." };
  const counted = listed.filter(({ date, product_kind }) => (date ?? "") >= from && (kind === undefined || product_kind.includes(kind)));
  return {
    period: { from: `${from}-01-01`, to: heard },
    because: `Every letter on FDA's list as it stood on that day, those that it has taken down since among them. FDA takes old letters down, so that ${from} is the first year that is whole; letters are posted some weeks after they are written, so that the last weeks fill up yet.`,
    total: counted.length,
    by_year: tally(counted, ({ date }) => date?.slice(0, 4) ?? "").toSorted((a, b) => a.value.localeCompare(b.value)),
    by_office: tally(counted, ({ issuing_office }) => issuing_office),
    by_family: tally(counted, ({ subject_family }) => subject_family),
  };
}

/** The year after that in which the oldest letter was written: what was written before that one may have been taken down. */
function firstWholeYear(listed: readonly Letter[]): string | null {
  const oldest = listed.reduce((least, { date }) => (date !== null && date < least ? date : least), "9999");
  return oldest === "9999" ? null : String(Number(oldest.slice(0, 4)) + 1);
}

const tally = (letters: readonly Letter[], of: (letter: Letter) => string) =>
  [...Map.groupBy(letters, of)].map(([value, some]) => ({ value, count: some.length })).toSorted((a, b) => b.count - a.count);
