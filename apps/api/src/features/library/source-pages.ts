import type { CitingAnswer } from "@clausewise/contracts";
import { builtInSuccessions } from "@clausewise/static-data";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import { browseEntries } from "./browse.ts";
import { compareTexts } from "./change-texts.ts";
import { findCiting, type LibrarySearch } from "./cited-by.ts";
import { findClauses } from "./clauses.ts";
import { compareSections } from "./compare-sections.ts";
import { readContents } from "./reading.repository.ts";
import { createShelves } from "./shelves.ts";

const answersShown = 20;
/** Changes given with their texts; a rule rewritten as a whole is better read than compared. */
const changesShown = 300;

type SourcePages = Pick<Services["library"], "browse" | "describe" | "compare" | "clauses">;

/** Who knows which of a person's answers cite a source. */
interface CitingAnswers {
  citing(viewer: Viewer, sourceIds: string[], limit: number): Promise<CitingAnswer[]>;
}

export interface SourcePageParts {
  database: Database;
  clock: Clock;
  search: LibrarySearch;
  answers: CitingAnswers;
}

/** The library as screens: its shelves, and a page for each source. */
export function createSourcePages({ database, clock, search, answers }: SourcePageParts): SourcePages {
  const shelves = createShelves(database);
  const successions = new Map(builtInSuccessions().map(({ clause, successors }) => [clause, successors]));
  const catalogueOf = (viewer: Viewer) => shelves.of(viewer, clock.today());

  return {
    async browse(input, caller) {
      const catalogue = await catalogueOf(viewerOf(caller));
      return browseEntries(catalogue.entries(input.text_kind), input);
    },

    async describe({ id }, caller) {
      const viewer = viewerOf(caller);
      const catalogue = await catalogueOf(viewer);
      const catalogued = catalogue.find(id);
      if (!catalogued) throw notFound("This source");
      const texts = catalogue.texts(catalogued);
      const sibling = texts.find((text) => text !== catalogued);
      const shared = catalogued.source.owner_id === null;
      return {
        entry: catalogue.entry(catalogued),
        versions: catalogued.versions,
        sibling: sibling ? catalogue.reference(sibling) : null,
        replaces: catalogue.replaces(catalogued),
        cited_by: shared ? await findCiting(database, search, catalogue, catalogued, clock.today()) : [],
        answers: await answers.citing(
          viewer,
          texts.map(({ source }) => source.id),
          answersShown,
        ),
      };
    },

    async clauses({ search: words }, caller) {
      const catalogue = await catalogueOf(viewerOf(caller));
      return findClauses({ database, search, catalogue, day: clock.today() }, words);
    },

    async compare({ id, from, to }, caller) {
      const catalogued = (await catalogueOf(viewerOf(caller))).find(id);
      if (!catalogued) throw notFound("This source");
      const [before, after] = [from, to].map((wanted) => catalogued.versions.find((version) => version.id === wanted));
      if (!before || !after) throw notFound("This version of the source");
      const [old, now] = [await readContents(database, before.id), await readContents(database, after.id)];
      const { changes, inWords, ...counts } = await compareTexts(database, old, now);
      return {
        from: before,
        to: after,
        ...counts,
        sections: compareSections({ from: old, to: now, changes, successors: (section) => successions.get(section) ?? [] }),
        changes: inWords(changesShown),
        total_changes: changes.length,
      };
    },
  };
}
