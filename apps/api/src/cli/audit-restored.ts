import { randomUUID } from "node:crypto";
import { chainStart, macOf } from "../features/audit/audit-chain.ts";
import { createAuditTrail } from "../features/audit/audit-trail.ts";
import { readLastRecord } from "../features/audit/audit.repository.ts";
import { openCheckpointCopies } from "../features/audit/checkpoint-copies.ts";
import { checkpointLines, namesRecords } from "../features/audit/checkpoint-files.ts";
import { readCheckpoints } from "../features/audit/checkpoint-lines.ts";
import { openCheckpointLog, readAuditKey } from "../features/audit/checkpoints.ts";
import { hasOpenRecords, readLastOpenRecord } from "../features/audit/open-records.repository.ts";
import { openPersonKeys } from "../features/audit/person-keys.ts";
import { resealOpenRecords } from "../features/audit/reseal.ts";
import { commandLineActor } from "../features/identity/command-line.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { openDatabase } from "../platform/database/open.ts";
import { AppError } from "../errors.ts";
import { Unreadable } from "./audit-records.ts";

export interface RestoredData {
  dataDir: string;
  auditDir: string;
  databaseUrl: string | null;
  copyDir: string | null;
}

/** States that the data is an older copy, in the checkpoint file and in the trail itself, and says which records are lost. */
export async function stateRestore(reason: string, { dataDir, auditDir, databaseUrl, copyDir }: RestoredData): Promise<string> {
  const key = readAuditKey(auditDir);
  const open = await openDatabase({ databaseUrl, dataDir, begun: namesRecords(auditDir) });
  const copies = openCheckpointCopies({ folder: copyDir, syslog: null }, { clock: systemClock, warn: raise });
  try {
    const isOpen = await hasOpenRecords(open.database);
    const last = await (isOpen ? readLastOpenRecord : readLastRecord)(open.database);
    if (last && macOf(last.hash, key) !== last.mac) throw new Unreadable("This database was sealed with another key. Nothing was stated.");
    const end = { sequence: last?.sequence ?? 0, hash: last?.hash ?? chainStart };
    const lost = furthest(key, auditDir, copyDir);
    if (lost <= end.sequence) throw new Unreadable("There is nothing to state: the database holds every record that a checkpoint names.");
    openCheckpointLog(auditDir, key, raise, copies).restored(end, { lost, reason, stated_at: systemClock.now() });
    const people = openPersonKeys(auditDir);
    await resealOpenRecords(open.database, { auditDir, key, people, clock: systemClock });
    const log = openCheckpointLog(auditDir, key, raise, copies);
    const audit = createAuditTrail(open.database, { key, people }, log);
    const around = { sessionId: null, requestId: randomUUID(), address: "" };
    const actor = await commandLineActor({ audit, clock: systemClock }, { ...around, origin: "", signIn: noBrowser });
    const changes = { lost_from: end.sequence + 1, lost_to: lost };
    await audit.note({ ...around, actor }, { action: "audit.restored", reason, changes });
    log.flush();
    return `Stated: the data was restored from a copy that ends at record ${end.sequence}; records ${end.sequence + 1} to ${lost} are lost.`;
  } finally {
    copies.close();
    await open.close();
  }
}

/** The furthest record that a soundly signed line names, here or in the copy. */
const furthest = (key: Buffer, ...folders: (string | null)[]): number =>
  Math.max(
    0,
    ...folders.flatMap((folder) =>
      folder === null ? [] : readCheckpoints(checkpointLines(folder), key).checkpoints.map(({ sequence }) => sequence),
    ),
  );

function raise(line: string): never {
  throw new Unreadable(line);
}

const refuse = async (): Promise<never> => {
  throw new AppError("internal", "There is no browser behind this call.");
};
const noBrowser = { begin: refuse, exchange: refuse, beginSigning: refuse, confirmSigning: refuse, start: refuse, end: refuse };
