import { type CitedChange, type LiveCitation, type LiveState, type Resting, restingKinds } from "@clausewise/contracts";
import { natural } from "../../platform/listing/shelf.ts";
import type { LibraryReads, Sibling } from "../library/library.reads.ts";
import type { FollowedWork, Versions } from "./followed-work.ts";

/** A live citation with all that rests on it, of which a row shows the first. */
export interface LiveRow extends LiveCitation {
  all: readonly Resting[];
}

const mostShown = 8;

interface Gathered {
  citation: string;
  source_id: string | null;
  passage_id: string | null;
  rests: Map<string, Resting>;
  changes: CitedChange[];
}

/** Each clause once, with what rests on it and what became of it. */
function gather(work: readonly FollowedWork[]): Gathered[] {
  const rows = new Map<string, Gathered>();
  const rowOf = (citation: string, source_id: string | null, passage_id: string | null): Gathered => {
    const key = `${source_id} ${citation}`;
    const row = rows.get(key) ?? { citation, source_id, passage_id, rests: new Map(), changes: [] };
    rows.set(key, row);
    return row;
  };
  for (const { rest, unheld, cited, changes } of work) {
    for (const { citation, source_id, passage_id } of cited) {
      const row = rowOf(citation, source_id, passage_id);
      row.rests.set(rest.id, rest);
      row.changes.push(...changes.filter((change) => change.passage_id === passage_id));
    }
    for (const citation of unheld) rowOf(citation, null, null).rests.set(rest.id, rest);
  }
  return [...rows.values()];
}

/** The gravest first. */
const graveness = ["withdrawn", "removed", "superseded", "changed", "amended"] as const;

const gravest = (changes: readonly CitedChange[]): CitedChange | null =>
  changes.toSorted((a, b) => graveness.indexOf(a.kind) - graveness.indexOf(b.kind))[0] ?? null;

const stateOf = (change: CitedChange | null, now: Sibling | null): LiveState =>
  change ? (change.kind === "amended" ? "changed" : change.kind) : (now?.status ?? "not_held");

function becauseOf(change: CitedChange | null, now: Sibling | null): string {
  if (change === null)
    return now === null
      ? "The library does not hold it, so nobody is told when it changes."
      : `Its words are those that were cited, in ${now.label}.`;
  const is = change.now?.label ?? "";
  const said = {
    withdrawn: `${change.source_title} was withdrawn.`,
    removed: change.now === null ? "Its source is no longer in the library." : `Nothing stands under it in ${is}.`,
    superseded: `The text that was cited, ${change.was.label}, was overtaken by ${is}.`,
    changed: `Its words were cited from ${change.was.label}; ${is} says otherwise.`,
    amended: `Amended since by ${change.amended.map(({ by, since }) => `${by} of ${since}`).join(", ")}; the library holds its words as they were.`,
  };
  return said[change.kind];
}

const byKind = (a: Resting, b: Resting): number =>
  restingKinds.indexOf(a.kind) - restingKinds.indexOf(b.kind) || natural.compare(a.title, b.title);

/** Where the clauses of some work stand on a day. */
export function liveRows(
  work: readonly FollowedWork[],
  versions: Versions,
  { versionOn }: Pick<LibraryReads, "versionOn">,
  today: string,
): LiveRow[] {
  return gather(work).map(({ citation, source_id, passage_id, rests, changes }) => {
    const known = versions.get(source_id ?? "") ?? [];
    const now = versionOn(known, today) ?? null;
    const change = gravest(changes);
    const all = [...rests.values()].toSorted(byKind);
    return {
      id: `${source_id ?? ""} ${citation}`.trim(),
      citation,
      source_id: now && source_id,
      passage_id: now && (change ? (change.passage?.passage_id ?? null) : passage_id),
      source_title: known[0]?.source_title ?? "",
      text_kind: known[0]?.text_kind ?? null,
      version: now && { label: now.label, status: now.status, date: now.effective ?? now.issued },
      state: stateOf(change, now),
      because: becauseOf(change, now),
      rests: all.slice(0, mostShown),
      resting: all.length,
      all,
    };
  });
}
