import { NewSourceVersion } from "@clausewise/contracts";
import { builtInFingerprint, builtInLibrary } from "@clausewise/static-data";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { AuditedCaller, AuditTrail } from "../../audit/audit-trail.ts";
import { keepFingerprint, readFingerprint } from "./built-in.repository.ts";
import { sourceName, type VersionToAdd } from "./import.repository.ts";
import { keepStatistics } from "./statistics.repository.ts";
import { bringIn } from "./import-versions.ts";

interface Into {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  caller: AuditedCaller;
}

/** What ships with the program: its sources, and what tells one state of them from another. */
interface Shipped {
  fingerprint: string;
  sources: () => NewSourceVersion[];
}

const shipped: Shipped = {
  get fingerprint() {
    return builtInFingerprint();
  },
  sources: builtInLibrary,
};

/** Passages brought in by one transaction, which others who want to write wait for. */
const batchPassages = 500;

/**
 * Brings the library that ships with the program into the database, each changed source with a record of its own. A
 * library that is in already is known by its fingerprint; an import that was cut off goes on where it was.
 */
export async function importBuiltInLibrary({ database, audit, clock, caller }: Into, { fingerprint, sources } = shipped): Promise<void> {
  if ((await readFingerprint(database)) === fingerprint) return keepStatistics(database);
  const now = clock.now();
  const batches = inBatches(sources().map((note) => NewSourceVersion.parse(note)));
  for (const batch of batches)
    await audit.changes(caller, async (tx) => {
      const imported = await bringIn(tx, batch, now);
      if (batch === batches.at(-1)) await keepFingerprint(tx, fingerprint, now);
      return { result: undefined, entries: imported.flatMap(({ entry }) => entry ?? []) };
    });
  await keepStatistics(database);
}

/** In their order, with no source twice in a batch: a version stands among those that came before it. */
function inBatches(versions: readonly VersionToAdd[]): VersionToAdd[][] {
  const batches: VersionToAdd[][] = [];
  let names = new Set<string>();
  let room = 0;
  for (const version of versions) {
    if (room < version.passages.length || names.has(sourceName(version))) {
      batches.push([]);
      names = new Set();
      room = batchPassages;
    }
    batches.at(-1)?.push(version);
    names.add(sourceName(version));
    room -= version.passages.length;
  }
  return batches;
}
