import { randomBytes, randomUUID } from "node:crypto";
import { systemClock } from "../platform/clock/clock.ts";
import type { OpenDatabase } from "../platform/database/client.ts";
import { createAuditTrail } from "../features/audit/audit-trail.ts";
import { importBuiltInLibrary } from "../features/library/import/built-in.ts";
import { keysInMemory } from "./person-keys.ts";
import { emptyTrail } from "./audit.repository.ts";

/** Brings the built-in library in and forgets its records, which no other trail's key would prove. */
export async function bringInBuiltInLibrary({ database }: OpenDatabase): Promise<void> {
  const audit = createAuditTrail(database, { key: randomBytes(32), people: keysInMemory() }, { reached: () => undefined });
  await importBuiltInLibrary({
    database,
    audit,
    clock: systemClock,
    caller: { actor: null, sessionId: null, requestId: randomUUID(), address: "" },
  });
  await emptyTrail(database);
}
