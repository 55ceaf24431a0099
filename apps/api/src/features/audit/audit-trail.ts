import { auditActions, type AuditAction, type AuditRecord } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { changeOf } from "../../platform/repeat-mark.ts";
import { AppError, signInFirst } from "../../errors.ts";
import type { Caller } from "../../service.ts";
import { seal, storable, storableText } from "./audit-chain.ts";
import { append, hasOtherTry, lockHead } from "./audit.repository.ts";
import type { CheckpointLog } from "./checkpoints.ts";
import { concealed } from "./concealment.ts";
import type { PersonKeys } from "./person-keys.ts";

/** What a change says of itself; who, when and from where come from the caller and the chain, the kind of its object from the action. */
export interface AuditEntry {
  action: AuditAction;
  object_id?: string | null;
  object_version?: string | null;
  /** The person whom the content is about, where that is not the one who acts: it is forgotten with them. */
  subject_id?: string;
  reason?: string | null;
  /** Changed fields, `{field: {before, after}}` or their values; never secrets. */
  changes?: Record<string, unknown>;
  outcome?: AuditRecord["outcome"];
}

export interface AuditTrail {
  /**
   * Runs a change and writes its one record in the same transaction. `work` gets the transaction and the number
   * its record will carry; with `entry: null` nothing changed and no record is written.
   */
  change<T>(caller: AuditedCaller, work: (tx: Database, sequence: number) => Promise<{ result: T; entry: AuditEntry | null }>): Promise<T>;
  /** Runs several changes in one transaction that they stand or fall with, each with a record of its own. */
  changes<T>(caller: AuditedCaller, work: (tx: Database) => Promise<{ result: T; entries: AuditEntry[] }>): Promise<T>;
  /** Records something that changed nothing else, such as a refused attempt. */
  note(caller: AuditedCaller, entry: AuditEntry): Promise<void>;
}

/** Who a record says it was, and from where. */
export type AuditedCaller = Pick<Caller, "actor" | "sessionId" | "requestId" | "address">;

/** What a trail is sealed with: the key of the installation, and one for each person. */
export interface TrailKeys {
  key: Buffer;
  people: PersonKeys;
}

interface TrailParts extends TrailKeys {
  /** Whether a person was deleted, in whatever process. */
  isErased?: (personId: string) => boolean;
}

/** The trail over a database, sealing with these keys and reporting each new end of the chain to `checkpoints`. */
export function createAuditTrail(
  database: Database,
  { key, people, isErased = () => false }: TrailParts,
  checkpoints: Pick<CheckpointLog, "reached">,
): AuditTrail {
  const recorded = async <T>(
    caller: AuditedCaller,
    work: (tx: Database, sequence: number) => Promise<{ result: T; entries: AuditEntry[] }>,
  ): Promise<T> => {
    const { result, last } = await database.transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      const head = await lockHead(tx);
      // Whoever was deleted while this call waited has no rows left that it could belong to.
      if (caller.actor && isErased(caller.actor.id)) throw signInFirst();
      await assertFirstTry(tx, head.sequence, caller.requestId);
      const done = await work(tx, head.sequence + 1);
      const records: AuditRecord[] = [];
      for (const entry of done.entries) {
        const { sequence, hash } = records.at(-1) ?? head;
        const place = { sequence: sequence + 1, recorded_at: head.now, previous_hash: hash };
        records.push(seal(concealed({ ...place, ...described(caller, entry) }, people), key));
      }
      await append(tx, records);
      return { result: done.result, last: records.at(-1) };
    });
    if (last) checkpoints.reached(last);
    return result;
  };
  const change: AuditTrail["change"] = (caller, work) =>
    recorded(caller, async (tx, sequence) => {
      const { result, entry } = await work(tx, sequence);
      return { result, entries: entry ? [entry] : [] };
    });
  const changes: AuditTrail["changes"] = (caller, work) => recorded(caller, work);
  const note: AuditTrail["note"] = (caller, entry) => change(caller, async () => ({ result: undefined, entry }));
  return { change, changes, note };
}

/** Records among which it is looked whether a change that is sent again was made before. */
const lookedBack = 2000;

/** Refuses a change that another process, or this one before it was started anew, made when it was sent before. */
async function assertFirstTry(tx: Database, last: number, requestId: string): Promise<void> {
  const change = changeOf(requestId);
  if (change !== null && (await hasOtherTry(tx, last - lookedBack, requestId, change)))
    throw new AppError("conflict", "This change was already made when it was sent before. Look at what it changed.");
}

function described(caller: AuditedCaller, entry: AuditEntry) {
  const actor_id = caller.actor?.id.toLowerCase() ?? null;
  return {
    actor_id,
    actor_role: caller.actor?.role ?? "none",
    subject_id: entry.subject_id?.toLowerCase() ?? actor_id,
    request_id: textOrNull(caller.requestId),
    action: entry.action,
    object_type: auditActions[entry.action].object_type,
    object_id: textOrNull(entry.object_id),
    object_version: textOrNull(entry.object_version),
    outcome: entry.outcome ?? ("done" as const),
    actor: {
      label: storableText(caller.actor?.label ?? "anonymous"),
      session_id: textOrNull(caller.sessionId),
      address: textOrNull(caller.address),
    },
    content: { reason: textOrNull(entry.reason), changes: storable(entry.changes ?? {}) as Record<string, unknown> },
  };
}

const textOrNull = (text: string | null | undefined): string | null => (text == null ? null : storableText(text));
