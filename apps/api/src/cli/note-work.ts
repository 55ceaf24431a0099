import { randomUUID } from "node:crypto";
import { AppError } from "../errors.ts";
import { createAuditTrail, type AuditTrail } from "../features/audit/audit-trail.ts";
import { openCheckpointLog } from "../features/audit/checkpoints.ts";
import { hasOpenRecords } from "../features/audit/open-records.repository.ts";
import { openPersonKeys } from "../features/audit/person-keys.ts";
import { commandLineActor } from "../features/identity/command-line.ts";
import { CannotStart } from "../platform/cannot-start.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/client.ts";

interface Trail {
  auditDir: string;
  key: Buffer;
}

/** Leaves a record of what this machine's command line did, with its checkpoint. */
export async function noteWork(database: Database, { auditDir, key }: Trail, entry: Parameters<AuditTrail["note"]>[1]): Promise<void> {
  const log = openCheckpointLog(auditDir, key);
  const audit = createAuditTrail(database, { key, people: openPersonKeys(auditDir) }, log);
  const around = { sessionId: null, requestId: randomUUID(), address: "" };
  const actor = await commandLineActor({ audit, clock: systemClock }, { ...around, origin: "", signIn: noBrowser });
  await audit.note({ ...around, actor }, entry);
  log.flush();
}

/** Refuses a trail that no record can be added to yet. */
export async function assertSealed(database: Database): Promise<void> {
  if (await hasOpenRecords(database))
    throw new CannotStart(
      "The audit records are still as an earlier version wrote them. Start Clausewise here once, stop it, and try again.",
    );
}

const refuse = async (): Promise<never> => {
  throw new AppError("internal", "There is no browser behind this call.");
};
const noBrowser = { begin: refuse, exchange: refuse, beginSigning: refuse, confirmSigning: refuse, start: refuse, end: refuse };
