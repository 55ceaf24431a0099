import type { TemplateClause } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Rested, Rests } from "../citations/rests.ts";
import type { ClausePlaces, LibraryReads } from "../library/library.reads.ts";
import type { TemplateShelf } from "./template-shelf.ts";

export interface ViewParts {
  clock: Clock;
  library: Pick<LibraryReads, "clauses" | "lastRevision">;
  rests: Rests;
  shelf: () => TemplateShelf;
}

/** How the clauses of sections stand. */
interface StoodClauses {
  /** By `template/section`. */
  of: ReadonlyMap<string, TemplateClause[]>;
  places: ClausePlaces;
}

/** How the clauses of all sections stand: the very same until the library or the day is another. */
export function createTemplateView(parts: ViewParts) {
  let kept: { mark: string; stood: Promise<StoodClauses> } | null = null;
  return async (): Promise<StoodClauses> => {
    const mark = `${await parts.library.lastRevision()} ${parts.clock.today()}`;
    if (kept?.mark !== mark) kept = { mark, stood: stand(parts) };
    const { stood } = kept;
    stood.catch(() => {
      if (kept?.stood === stood) kept = null;
    });
    return stood;
  };
}
export type TemplateView = ReturnType<typeof createTemplateView>;

async function stand({ library, rests, shelf }: ViewParts): Promise<StoodClauses> {
  const { sections } = shelf();
  const places = await library.clauses(sections.flatMap(({ citations }) => citations));
  const changes = await rests.changesOf("template_section", sections, places);
  const of = new Map(sections.map((section) => [section.id, clausesOf(section, places, changes.get(section.id) ?? [])]));
  return { of, places };
}

type Changes = Awaited<ReturnType<Rests["changesOf"]>> extends ReadonlyMap<string, (infer C)[]> ? readonly C[] : never;

function clausesOf({ citations }: Rested, places: ClausePlaces, changes: Changes): TemplateClause[] {
  return citations.map(({ source, clause }) => {
    const held = places({ source, clause });
    const [place] = held;
    const citedAs = new Set([clause, ...held.map(({ citation }) => citation)]);
    const change = changes.find(({ citation }) => citedAs.has(citation));
    return {
      source,
      clause,
      source_id: place?.source_id ?? null,
      passage_id: place?.passage_id ?? null,
      url: place?.url ?? null,
      change: change ? { kind: change.kind, since: change.now?.held_since ?? null } : null,
    };
  });
}
