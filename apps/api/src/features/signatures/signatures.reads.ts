import type { Signatures, SignedKind } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import { sealOf, type Signable } from "./signable.ts";
import { shownSignature } from "./signature-state.ts";
import { readSignatures, readSigned } from "./signatures.repository.ts";

/** Something that can be signed, by its kind and id. */
interface Named extends Pick<Signable, "owner" | "content"> {
  kind: SignedKind;
  id: string;
}

/** What other features may know of signatures. */
export interface SignatureReads {
  /** The signatures under something as it stands now, and those that the audit trail has and nobody else any longer. */
  under(thing: Named): Promise<Pick<Signatures, "content_hash" | "signatures" | "missing">>;
  /** Which things of somebody's of a kind are signed. */
  signed(owner: Viewer, kind: SignedKind): Promise<ReadonlySet<string>>;
}

/** More records than anything is ever signed or refused by. */
const mostRecords = 1000;

export const createSignatureReads = (database: Database, records: Pick<AuditReads, "soundRecordsAbout">): SignatureReads => ({
  async under({ kind, id, owner, content }) {
    const { parts, content_hash } = sealOf({ content });
    const [rows, sound] = await Promise.all([
      readSignatures(database, owner, kind, id),
      records.soundRecordsAbout(owner.id, { type: "signed_record", id }, mostRecords),
    ]);
    const signings = sound.filter(({ action }) => action === "signature.signed");
    const known = new Set(rows.map(({ audit_number }) => audit_number));
    return {
      content_hash,
      signatures: rows.map((row) => shownSignature(row, parts, signings)),
      missing: signings.flatMap(({ sequence }) => (known.has(sequence) ? [] : [sequence])),
    };
  },

  signed: async (owner, kind) => new Set(await readSigned(database, owner, kind)),
});
