/** `MM/DD/YYYY` as `YYYY-MM-DD`, and anything else as it stands; null where nothing is said. */
export const monthFirst = (date: string | null | undefined): string | null =>
  date?.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$1-$2") || null;

/** `DD/MM/YYYY` as `YYYY-MM-DD`, and anything else as it stands; null where nothing is said. */
export const dayFirst = (date: string | null | undefined): string | null =>
  date?.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1") || null;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The first date of the words `12 June 2025` or `June 2025`, as `2025-06-12` or `2025-06`; null where there is none. */
export function dayInWords(words: string): string | null {
  const [, day, month = "", year] = /(?:\b(\d{1,2})(?:st|nd|rd|th)?\s+)?\b([A-Za-z]{3,9})\.?\s+(20\d\d|19\d\d)\b/.exec(words) ?? [];
  const nth = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (year === undefined || nth === 0) return null;
  return [year, String(nth).padStart(2, "0"), ...(day === undefined ? [] : [day.padStart(2, "0")])].join("-");
}
