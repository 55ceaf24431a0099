import type { AuditRecord, Signature, SignatureState } from "@clausewise/contracts";
import { hashOf } from "../../canonical.ts";
import type { SignatureRow } from "./signatures.repository.ts";

/** Everything that a signature says, but for who its signer is in the database: the audit trail keeps that. */
export const digestOf = ({
  digest: _digest,
  signer_id: _signer,
  audit_number: _number,
  ...said
}: Omit<SignatureRow, "digest"> & { digest?: string }): string => hashOf(said);

/** The names of the parts that are others than when they were signed. */
const changedParts = (then: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => then[name] !== now[name]);

/** A signature as it is shown, beside the parts of what it stands under now and what the audit trail has of that. */
export function shownSignature(row: SignatureRow, now: Readonly<Record<string, string>>, records: readonly AuditRecord[]): Signature {
  const { object_id: _object, kind: _kind, signer_id: _signer, parts, ...shown } = row;
  const changed = changedParts(parts, now);
  return { ...shown, changed, state: isRecorded(row, records) ? stateBy(changed) : "broken" };
}

const stateBy = (changed: readonly string[]): SignatureState => (changed.length === 0 ? "holds" : "changed");

/** Whether the row says what the audit trail recorded when it was signed, by the one who signed. */
function isRecorded(row: SignatureRow, records: readonly AuditRecord[]): boolean {
  const record = records.find(({ sequence }) => sequence === row.audit_number);
  return (
    record?.object_version === row.digest &&
    (row.signer_id === null || record.actor_id === row.signer_id) &&
    row.digest === digestOf(row) &&
    row.content_hash === hashOf(row.parts)
  );
}
