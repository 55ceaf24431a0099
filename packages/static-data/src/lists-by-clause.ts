/** A list that is not in the form the reader needs; `message` names file and line. */
class ListError extends Error {
  override name = "ListError";
}

/**
 * Reads what stands for the clauses of one note: a heading of the note (`## citation | heading`), then a line for each item,
 * of the groups of `line` by name; `form` is how such a line reads.
 */
export function readListsByClause<Item>(
  { file, text, line, form }: { file: string; text: string; line: RegExp; form: string },
  itemOf: (groups: Readonly<Record<string, string | undefined>>) => Item,
): Map<string, Item[]> {
  const byHeading = new Map<string, Item[]>();
  let current: Item[] | undefined;
  for (const [at, raw] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
    const read = raw.trim();
    if (read === "") continue;
    if (read.startsWith("## ")) {
      current = byHeading.get(read.slice(3)) ?? [];
      byHeading.set(read.slice(3), current);
      continue;
    }
    const { groups } = line.exec(read) ?? {};
    if (current === undefined || groups === undefined) throw new ListError(`${file}:${at + 1}: reads "${form}"`);
    current.push(itemOf(groups));
  }
  return byHeading;
}
