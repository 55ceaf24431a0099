import type { AuditRecord } from "@clausewise/contracts";
import { chainStart, seal } from "../features/audit/audit-chain.ts";
import { firstCheckpoint, signedCheckpoint } from "../features/audit/checkpoint-lines.ts";

const firstMoment = Date.UTC(2026, 0, 5, 8);
const person = "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739";

/** An intact trail of realistic records, one every two seconds. */
export function* sampleRecords(count: number, key: Buffer): Generator<AuditRecord, void> {
  let previous = chainStart;
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const record = seal(
      {
        sequence,
        recorded_at: new Date(firstMoment + sequence * 2000).toISOString(),
        actor_id: person,
        actor_label: "ana@example.org",
        actor_role: "regulatory_professional",
        session_id: "f4".repeat(32),
        request_id: `request-${sequence}`,
        address: "127.0.0.1",
        action: "answer.given",
        object_type: "answer",
        object_id: `answer-${sequence}`,
        object_version: null,
        reason: null,
        changes: {
          query: `What must a 510(k) summary contain? (${sequence})`,
          outcome: "answered",
          confidence_score: 0.91,
          sources: ["21 CFR 807.92", "21 CFR 807.87"],
        },
        outcome: "done",
        previous_hash: previous,
      },
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
