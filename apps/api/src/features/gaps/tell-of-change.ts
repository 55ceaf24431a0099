import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";

/** Has every window in which an analysis is looked at read it anew: its owner's, and those of who reviews it. */
export async function tellOfChange(
  { events, sharing }: Pick<GapParts, "events" | "sharing">,
  tx: Database,
  owner: Viewer,
  id: string,
): Promise<void> {
  const reviewers = await sharing.sharedWith(tx, owner, { kind: "gap_analysis", id });
  for (const person_id of [owner.id, ...reviewers]) await events.raise(tx, { kind: "gaps", person_id, object_id: id });
}
