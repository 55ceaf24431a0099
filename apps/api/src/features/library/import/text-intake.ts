import { NewSourceVersion, type ImportResult } from "@clausewise/contracts";
import type { Database } from "../../../platform/database/client.ts";
import { first } from "../../../platform/database/rows.ts";
import type { AuditEntry } from "../../audit/audit-trail.ts";
import { sectionOfChange } from "../compare-sections.ts";
import { compareVersions } from "../compare-versions.ts";
import { readContents, readVersions } from "../reading.repository.ts";
import { bringIn } from "./import-versions.ts";

/** A text that was brought in, and how it differs from the one it follows. */
interface TakenIn extends ImportResult {
  entry: AuditEntry | null;
  /** Sections whose words changed, came or went; none for a source's first version. */
  clauses: string[];
}

/** Brings an official text into the shared library in somebody's transaction, under the law of the day `now` is on. */
export type TextIntake = (tx: Database, version: NewSourceVersion, now: string) => Promise<TakenIn>;

export const takeIn: TextIntake = async (tx, version, now) => {
  const { result, entry } = first(await bringIn(tx, [NewSourceVersion.parse(version)], now));
  return { ...result, entry, clauses: result.outcome === "changed" ? await changedClauses(tx, result) : [] };
};

async function changedClauses(tx: Database, { source_id, version_id }: ImportResult): Promise<string[]> {
  const before = (await readVersions(tx, source_id)).find(({ id }) => id === version_id)?.replaces;
  if (!before) return [];
  const { changes } = compareVersions(await readContents(tx, before), await readContents(tx, version_id));
  return [...new Set(changes.map(sectionOfChange))];
}
