import type { PassageChange } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { sectionOfChange } from "./compare-sections.ts";
import { compareVersions, onlyIn } from "./compare-versions.ts";
import { isRenumbered, type Difference, type PlacedPassage } from "./placed-passage.ts";
import { readTexts } from "./reading.repository.ts";

/** What differs between the passages of two versions, and the words of each difference. */
export async function compareTexts(database: Database, from: readonly PlacedPassage[], to: readonly PlacedPassage[]) {
  const ids = [...onlyIn(from, to), ...onlyIn(to, from)].map(({ passage_id }) => passage_id);
  const texts = new Map((ids.length > 0 ? await readTexts(database, ids) : []).map((row) => [row.id, row.text]));
  const textOf = ({ passage_id }: PlacedPassage) => texts.get(passage_id) ?? "";
  const { changes, ...counts } = compareVersions(from, to, textOf);
  return { ...counts, changes, inWords: (most: number) => changes.slice(0, most).flatMap((change) => changeInWords(change, textOf)) };
}

function changeInWords(change: Difference, textOf: (passage: PlacedPassage) => string): PassageChange[] {
  const { before, after } = change;
  const named = after ?? before;
  if (named === null) return [];
  const side = (passage: PlacedPassage | null) => passage && { passage_id: passage.passage_id, text: textOf(passage) };
  const was = isRenumbered(change) ? (before?.citation ?? null) : null;
  const { citation, heading } = named;
  return [{ section: sectionOfChange(change), citation, heading, was, before: side(before), after: side(after) }];
}
