/** Words whose first letter does not tell which article goes before them, by how they begin. */
const beginnings: readonly (readonly [string, "a" | "an"])[] = [
  ["euro", "a"],
  ["one", "a"],
  ["uni", "a"],
  ["us", "a"],
  ["hone", "an"],
  ["hour", "an"],
];

/** A noun in the singular with its article: "an importer", "a user facility". */
export function withArticle(noun: string): string {
  const small = noun.toLowerCase();
  const known = beginnings.find(([beginning]) => small.startsWith(beginning))?.[1];
  return `${known ?? ("aeiou".includes(small.charAt(0)) ? "an" : "a")} ${noun}`;
}

/** A noun in the plural: "facilities", "sponsors". */
export const pluralOf = (noun: string): string =>
  noun.endsWith("y") && !"aeiou".includes(noun.at(-2) ?? "") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
