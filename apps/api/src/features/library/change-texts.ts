import type { PassageChange } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { sectionOfChange } from "./compare-sections.ts";
import type { Difference } from "./placed-passage.ts";
import { readTexts } from "./reading.repository.ts";

/** Differences with the words on both sides. */
export async function withTexts(database: Database, changes: readonly Difference[]): Promise<PassageChange[]> {
  const ids = changes.flatMap(({ before, after }) => [before, after].flatMap((side) => (side ? [side.passage_id] : [])));
  const texts = new Map((ids.length > 0 ? await readTexts(database, ids) : []).map((row) => [row.id, row.text]));
  const side = (passage: Difference["before"]) => passage && { passage_id: passage.passage_id, text: texts.get(passage.passage_id) ?? "" };
  return changes.flatMap((change) => {
    const named = change.after ?? change.before;
    if (named === null) return [];
    const { citation, heading } = named;
    return [{ section: sectionOfChange(change), citation, heading, before: side(change.before), after: side(change.after) }];
  });
}
