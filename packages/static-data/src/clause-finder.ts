import type { NewSourceVersion } from "@clausewise/contracts";

/** As much of a library as tells which clauses it holds. */
export type HeldSources = readonly Pick<NewSourceVersion, "identifier" | "passages">[];

/** Whether a clause stands in another, or is it. */
const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || (inner.startsWith(outer) && "(. ,".includes(inner.charAt(outer.length)));

/** Whether a source of the library holds a clause, one that it stands in, or one that stands in it: a note may cite paragraphs alone. */
export function clauseFinder(library: HeldSources): (source: string, clause: string) => boolean {
  const bySource = Map.groupBy(library, ({ identifier }) => identifier);
  const held = new Map(
    [...bySource].map(([source, texts]) => [
      source,
      [...new Set(texts.flatMap(({ passages }) => passages.map(({ citation }) => citation)))],
    ]),
  );
  return (source, clause) => (held.get(source) ?? []).some((known) => isWithin(clause, known) || isWithin(known, clause));
}
