import type { CitedChange } from "@clausewise/contracts";
import type { CitedPlace } from "../citations/citations.ts";
import type { GapParts } from "./gap-parts.ts";
import type { OpenedAnalysis } from "./opened-analysis.ts";
import { standingsOf } from "./kept-standings.ts";
import type { Standings } from "./standing.ts";

/** A requirement that applies or may, with the clauses it rests on and what was linked to it. */
export interface RestingRequirement {
  id: string;
  title: string;
  clauses: readonly string[];
  answers: readonly string[];
  documents: readonly string[];
  /** Where it rests in the library. */
  cited: readonly Omit<CitedPlace, "citing">[];
  /** What changed there since. */
  changes: readonly CitedChange[];
}

/** Whatever changes where requirements rest gives their analysis other standings, so what was read holds as long as those do. */
const keptFor = new WeakMap<Standings, readonly RestingRequirement[]>();

/** The requirements of an analysis that apply or may, each with where it rests. */
export async function restingRequirements(parts: GapParts, opened: OpenedAnalysis): Promise<readonly RestingRequirement[]> {
  const standings = await standingsOf(parts, opened);
  const kept = keptFor.get(standings);
  if (kept) return kept;
  const applying = standings.all.filter(({ item }) => item.status !== "not_applicable");
  const ids = applying.map(({ row }) => row.id);
  const places = await parts.citations.citedPlaces(opened.owner, "gap_requirement", ids);
  const placesOf = Map.groupBy(
    places.flatMap(({ citing, ...place }) => citing.map((id) => ({ id, place }))),
    ({ id }) => id,
  );
  const resting = applying.map(({ item: { id, title, clauses }, proofs }) => ({
    id,
    title,
    clauses,
    answers: proofs.flatMap(({ answer_id }) => answer_id ?? []),
    documents: proofs.flatMap(({ kind, object_id }) => (kind === "document" ? (object_id ?? []) : [])),
    cited: (placesOf.get(id) ?? []).map(({ place }) => place),
    changes: standings.changes.get(id) ?? [],
  }));
  keptFor.set(standings, resting);
  return resting;
}
