import type { PassageChange } from "@clausewise/contracts";
import type { Database } from "../../database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import { readShelves } from "./browse.repository.ts";
import { browseEntries } from "./browse.ts";
import { findCiting } from "./cited-by.ts";
import { compareVersions, type Difference } from "./compare.ts";
import type { Library } from "./library.ts";
import { readTexts } from "./reading.repository.ts";
import { openShelf } from "./shelf.ts";
import { readAnswersCiting, readPlaces } from "./source-page.repository.ts";

const answersShown = 20;
/** Changes given with their texts; a rule rewritten as a whole is better read than compared. */
const changesShown = 200;

type SourcePages = Pick<Services["corpus"], "browse" | "describe" | "compare">;

/** The library as screens: its shelves, and a page for each source. */
export function createSourcePages(database: Database, library: Library): SourcePages {
  const today = () => new Date().toISOString().slice(0, 10);
  const shelfOf = async (ownerId: string) => openShelf(await readShelves(database, ownerId), today());

  return {
    async browse(input, caller) {
      const shelf = await shelfOf(actorOf(caller).id);
      return browseEntries(shelf.entries(input.text_kind), input);
    },

    async describe({ id }, caller) {
      const ownerId = actorOf(caller).id;
      const shelf = await shelfOf(ownerId);
      const shelved = shelf.find(id);
      if (!shelved) throw notFound("This source");
      const texts = shelf.texts(shelved);
      const sibling = texts.find((text) => text !== shelved);
      const shared = shelved.source.owner_id === null;
      return {
        entry: shelf.entry(shelved),
        versions: shelved.versions,
        sibling: sibling ? shelf.reference(sibling) : null,
        replaces: shelf.replaces(shelved),
        cited_by: shared ? await findCiting(database, library, shelf, shelved, today()) : [],
        answers: await readAnswersCiting(
          database,
          ownerId,
          texts.map(({ source }) => source.id),
          answersShown,
        ),
      };
    },

    async compare({ id, from, to }, caller) {
      const shelved = (await shelfOf(actorOf(caller).id)).find(id);
      if (!shelved) throw notFound("This source");
      const [before, after] = [from, to].map((wanted) => shelved.versions.find((version) => version.id === wanted));
      if (!before || !after) throw notFound("This version of the source");
      const { changes, ...counts } = compareVersions(await readPlaces(database, before.id), await readPlaces(database, after.id));
      const shown = await withTexts(database, changes.slice(0, changesShown));
      return { from: before, to: after, ...counts, changes: shown, total_changes: changes.length };
    },
  };
}

async function withTexts(database: Database, changes: readonly Difference[]): Promise<PassageChange[]> {
  const ids = changes.flatMap(({ before, after }) => [before, after].flatMap((side) => (side ? [side.id] : [])));
  const texts = new Map((ids.length > 0 ? await readTexts(database, ids) : []).map((row) => [row.id, row.text]));
  const side = (passage: Difference["before"]) => passage && { passage_id: passage.id, text: texts.get(passage.id) ?? "" };
  return changes.flatMap(({ before, after }) => {
    const named = after ?? before;
    return named ? [{ citation: named.citation, heading: named.heading, before: side(before), after: side(after) }] : [];
  });
}
