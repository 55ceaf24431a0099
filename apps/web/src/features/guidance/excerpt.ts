const before = 90;
const length = 320;

/** The stretch of a text around the first place where one of the words stands, cut between words. */
export function excerpt(text: string, search: string): string {
  if (text.length <= length) return text;
  const lower = text.toLowerCase();
  const places = search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word.length > 2)
    .map((word) => lower.indexOf(word))
    .filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - before);
  const start = places.length === 0 || from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const end = text.lastIndexOf(" ", start + length);
  const isWhole = start + length >= text.length;
  return `${start > 0 ? "… " : ""}${text.slice(start, isWhole ? undefined : end)}${isWhole ? "" : " …"}`;
}
