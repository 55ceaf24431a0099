import type { NewSourceVersion } from "@clausewise/contracts";

/** As much of a library as tells which clauses it holds. */
export type HeldSources = readonly Pick<NewSourceVersion, "identifier" | "passages">[];

/** A note may cite paragraphs alone of a section: the section itself is then held too. */
const sectionOf = (citation: string): string => citation.replace(/(?:\([A-Za-z0-9]+\))+$/, "");

/** Whether a source of the library holds a clause, or one that the clause stands in, at least to its section. */
export function clauseFinder(library: HeldSources): (source: string, clause: string) => boolean {
  const bySource = Map.groupBy(library, ({ identifier }) => identifier);
  const held = new Map(
    [...bySource].map(([source, texts]) => [
      source,
      [...new Set(texts.flatMap(({ passages }) => passages.map(({ citation }) => citation)))],
    ]),
  );
  return (source, clause) =>
    (held.get(source) ?? []).some(
      (known) =>
        known === clause || (clause.startsWith(known) && "(. ,".includes(clause.charAt(known.length))) || clause === sectionOf(known),
    );
}
