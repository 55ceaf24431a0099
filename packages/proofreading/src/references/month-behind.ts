const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const named =
  /^\s*(?:,?\s*(?:of|from)\s+|,?\s*[([]?\s*(?:of\s+|dated\s+|issued\s+)?(?=[A-Z][a-z]+\.?\s+\d{4}\s*[)\]]))([A-Z][a-z]{2})[a-z]*\.?\s+((?:19|20)\d{2})\b/;

const yearAlone = /^\s*(?:\(\s*((?:19|20)\d{2})(?:\s+version)?\s*\)|,?\s*(?:of|from)\s+((?:19|20)\d{2})\b)/;

/** The month or year that is said of a document right behind its name, as `2019-10` or `2019`; null where none is. */
export function monthBehind(plain: string, end: number): string | null {
  const [, name = "", year] = named.exec(plain.slice(end, end + 40)) ?? [];
  const month = months.indexOf(name.toLowerCase());
  const [, inBrackets, inWords] = yearAlone.exec(plain.slice(end, end + 40)) ?? [];
  return year === undefined || month < 0 ? (inBrackets ?? inWords ?? null) : `${year}-${String(month + 1).padStart(2, "0")}`;
}
