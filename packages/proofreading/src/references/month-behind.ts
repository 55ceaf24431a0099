const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const named =
  /^\s*(?:,?\s*(?:of|from)\s+|,?\s*[([]?\s*(?:of\s+|dated\s+|issued\s+)?(?=[A-Z][a-z]+\.?\s+\d{4}\s*[)\]]))([A-Z][a-z]{2})[a-z]*\.?\s+((?:19|20)\d{2})\b/;

/** The month that is said of a document right behind its name, as `2019-10`; null where none is. */
export function monthBehind(plain: string, end: number): string | null {
  const [, name = "", year] = named.exec(plain.slice(end, end + 40)) ?? [];
  const month = months.indexOf(name.toLowerCase());
  return year === undefined || month < 0 ? null : `${year}-${String(month + 1).padStart(2, "0")}`;
}
