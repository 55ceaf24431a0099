import type { Clock } from "../../platform/clock/clock.ts";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { createAuditReads, type AuditReads } from "./audit.reads.ts";
import { readHead, readLastRecord } from "./audit.repository.ts";
import { createAuditTrail, type AuditTrail } from "./audit-trail.ts";
import { openCheckpointCopies, type CopySettings } from "./checkpoint-copies.ts";
import { auditKey, openCheckpointLog } from "./checkpoints.ts";
import { openErasureLedger, type ErasureLedger } from "./erasure-ledger.ts";
import { openPersonKeys, type PersonKeys } from "./person-keys.ts";
import { resealOpenRecords } from "./reseal.ts";
import { resumeCheckpoints } from "./resume-checkpoints.ts";

interface AuditParts {
  auditDir: string;
  copies: CopySettings;
  open: OpenDatabase;
  clock: Clock;
  warn: (line: string) => void;
}

/** Everything around the trail of a running server. */
export interface OpenAudit {
  audit: AuditTrail;
  /** Keys that records are sealed with. */
  keys: PersonKeys;
  erasures: ErasureLedger;
  records: AuditReads;
  /** False where the trail says that this may be another database than it was. */
  isAsProven: boolean;
  close: () => void;
}

/** Opens the trail of a database, sealing its records first where an earlier version wrote them in the clear. */
export async function openAudit({ auditDir, copies: settings, open, clock, warn }: AuditParts): Promise<OpenAudit> {
  const { database } = open;
  const key = auditKey(auditDir, (await readHead(database)).sequence > 0);
  const keys = openPersonKeys(auditDir, (await readLastRecord(database)) !== null);
  const resealed = await resealOpenRecords(database, { auditDir, key, people: keys, clock });
  // What lay in the clear then leaves the disk of the embedded database at once.
  if (resealed > 0 && open.kind === "embedded") await open.raw("checkpoint");
  const copies = openCheckpointCopies(settings, { clock, warn });
  const checkpoints = openCheckpointLog(auditDir, key, warn, copies);
  const isAsProven = await resumeCheckpoints(database, key, checkpoints, warn);
  const erasures = openErasureLedger({ auditDir, copyDir: settings.folder, key, warn });
  return {
    audit: createAuditTrail(database, { key, people: keys, isErased: (id) => erasures.has(id) }, checkpoints),
    keys,
    erasures,
    records: createAuditReads(database, { key, people: keys }),
    isAsProven,
    close() {
      checkpoints.flush();
      copies.close();
    },
  };
}
