import type { AuditRecord } from "@clausewise/contracts";
import { chainStart, seal } from "../features/audit/audit-chain.ts";
import { concealed } from "../features/audit/concealment.ts";
import { keysInMemory } from "./person-keys.ts";
import { firstCheckpoint, signedCheckpoint } from "../features/audit/checkpoint-lines.ts";

const firstMoment = Date.UTC(2026, 0, 5, 8);
const person = "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739";

const given = { outcome: "answered", confidence_score: 0.91, sources: ["21 CFR 807.92", "21 CFR 807.87"] };

/** An intact trail of realistic records, one every two seconds. */
export function* sampleRecords(count: number, key: Buffer, people = keysInMemory()): Generator<AuditRecord, void> {
  let previous = chainStart;
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const record = seal(
      concealed(
        {
          sequence,
          recorded_at: new Date(firstMoment + sequence * 2000).toISOString(),
          actor_id: person,
          actor_role: "regulatory_professional",
          subject_id: person,
          request_id: `request-${sequence}`,
          action: "answer.given",
          object_type: "answer",
          object_id: `answer-${sequence}`,
          object_version: null,
          outcome: "done",
          previous_hash: previous,
          actor: { label: "ana@example.org", session_id: "f4".repeat(32), address: "127.0.0.1" },
          content: { reason: null, changes: { ...given, query: `What must a 510(k) summary contain? (${sequence})` } },
        },
        people,
      ),
      key,
    );
    previous = record.hash;
    yield record;
  }
}

/** Lines of a sound checkpoint file that names these records. */
export function sampleCheckpoints(records: readonly Pick<AuditRecord, "sequence" | "hash">[], key: Buffer): string[] {
  const lines = [firstCheckpoint(key)];
  for (const record of records) lines.push(signedCheckpoint(record, lines.at(-1)?.signature ?? null, key));
  return lines.map((line) => JSON.stringify(line));
}
