import type { SignedKind } from "@clausewise/contracts";
import { and, asc, eq, getTableColumns, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { signature, signing } from "./signatures.table.ts";

const row = withoutOwner(getTableColumns(signature));
const begun = withoutOwner(getTableColumns(signing));

export type SignatureRow = Unowned<typeof signature.$inferSelect>;
export type SigningRow = Unowned<typeof signing.$inferSelect>;

/** The signatures under something of its owner's, the first first. */
export const readSignatures = (database: Database, owner: Viewer, kind: SignedKind, id: string): Promise<SignatureRow[]> =>
  database
    .select(row)
    .from(signature)
    .where(and(owned(signature, owner), eq(signature.kind, kind), eq(signature.object_id, id)))
    .orderBy(asc(signature.audit_number));

/** What of somebody's of a kind is signed. */
export async function readSigned(database: Database, owner: Viewer, kind: SignedKind): Promise<string[]> {
  const rows = await database
    .selectDistinct({ object_id: signature.object_id })
    .from(signature)
    .where(and(owned(signature, owner), eq(signature.kind, kind)));
  return rows.map(({ object_id }) => object_id);
}

export async function insertSignature(tx: Database, owner: Viewer, given: SignatureRow): Promise<void> {
  await tx.insert(signature).values({ ...given, ...ownedBy(owner) });
}

export async function insertSigning(tx: Database, signer: Viewer, given: SigningRow): Promise<void> {
  await tx.insert(signing).values({ ...given, ...ownedBy(signer) });
}

/** What the viewer began to sign with a state; null where they did not, or it is done with. */
export async function findSigning(database: Database, signer: Viewer, stateHash: string): Promise<SigningRow | null> {
  const [found] = await database
    .select(begun)
    .from(signing)
    .where(and(owned(signing, signer), eq(signing.state_hash, stateHash)));
  return found ?? null;
}

/** Ends what was begun, so that it signs once; false where something else ended it before. */
export async function endSigning(tx: Database, signer: Viewer, stateHash: string): Promise<boolean> {
  const ended = and(owned(signing, signer), eq(signing.state_hash, stateHash));
  return (await tx.delete(signing).where(ended).returning({ state_hash: signing.state_hash })).length > 0;
}

/** Drops what the viewer began and did not end before a time. */
export async function dropSignings(tx: Database, signer: Viewer, before: string): Promise<void> {
  await tx.delete(signing).where(and(owned(signing, signer), lt(signing.begun_at, before)));
}
