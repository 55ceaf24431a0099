import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { AuditPart, AuditRecord, ReadAuditRecord } from "@clausewise/contracts";
import { z } from "zod";
import type { UnsealedRecord } from "./audit-chain.ts";
import { holderOf, type KeyHolder, type PersonKeys } from "./person-keys.ts";

/** What a record says of its actor, sealed under the actor's key. */
const ActorPart = z.object({ label: z.string(), session_id: z.string().nullable(), address: z.string().nullable() });
type ActorPart = z.infer<typeof ActorPart>;

/** What a record says of its change, sealed under the key of the person it is about. */
const ContentPart = z.object({ reason: z.string().nullable(), changes: z.record(z.string(), z.unknown()) });
type ContentPart = z.infer<typeof ContentPart>;

/** A record in the clear, as it never reaches the database. */
export type ClearRecord = Omit<UnsealedRecord, "actor_sealed" | "content_sealed"> & { actor: ActorPart; content: ContentPart };

/** The parts of a record that tell which key they are sealed with, and to which record they belong. */
type Place = Pick<AuditRecord, "sequence" | "recorded_at" | "actor_id" | "subject_id" | "action">;

type PartName = "actor" | "content";

/** Seals what names a person; everything else stays as it is. */
export function concealed({ actor, content, ...record }: ClearRecord, keys: Pick<PersonKeys, "of">): UnsealedRecord {
  return {
    ...record,
    actor_sealed: encrypted(JSON.stringify(actor), "actor", record, keys),
    content_sealed: encrypted(JSON.stringify(content), "content", record, keys),
  };
}

/** A stored record as far as its keys are still there. */
export function revealed(record: AuditRecord, keys: Pick<PersonKeys, "read">): ReadAuditRecord {
  const { actor_sealed, content_sealed, previous_hash: _previous, hash: _hash, mac: _mac, ...clear } = record;
  const [actor, by] = opened(ActorPart, actor_sealed, "actor", record, keys);
  const [content, said] = opened(ContentPart, content_sealed, "content", record, keys);
  return {
    ...clear,
    actor,
    actor_label: by?.label ?? labelOf(actor, record),
    session_id: by?.session_id ?? null,
    address: by?.address ?? null,
    content,
    reason: said?.reason ?? null,
    changes: said?.changes ?? {},
  };
}

const labelOf = (part: AuditPart, { actor_id }: AuditRecord): string => {
  if (part === "damaged") return "Unreadable";
  return actor_id === null ? "anonymous" : "Deleted person";
};

const holder = (part: PartName, { actor_id, subject_id, recorded_at }: Place): KeyHolder =>
  holderOf(part === "actor" ? actor_id : subject_id, recorded_at);

/** Binds a sealed part to its place, so that none can be put into another record. */
const boundTo = (part: PartName, place: Place): Buffer =>
  Buffer.from(JSON.stringify([part, place.sequence, place.action, holder(part, place)]));

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

function encrypted(text: string, part: PartName, place: Place, keys: Pick<PersonKeys, "of">): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keys.of(holder(part, place)), nonce, { authTagLength: tagLength });
  sealing.setAAD(boundTo(part, place));
  return Buffer.concat([nonce, sealing.update(text, "utf8"), sealing.final(), sealing.getAuthTag()]).toString("base64");
}

function opened<T>(
  form: z.ZodType<T>,
  sealed: string,
  part: PartName,
  place: Place,
  keys: Pick<PersonKeys, "read">,
): [AuditPart, T | null] {
  const key = keys.read(holder(part, place));
  if (!key) return ["deleted", null];
  try {
    return ["readable", form.parse(JSON.parse(decrypted(Buffer.from(sealed, "base64"), key, boundTo(part, place))))];
  } catch {
    return ["damaged", null];
  }
}

function decrypted(bytes: Buffer, key: Buffer, place: Buffer): string {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  opening.setAAD(place).setAuthTag(bytes.subarray(-tagLength));
  return Buffer.concat([opening.update(bytes.subarray(nonceLength, -tagLength)), opening.final()]).toString("utf8");
}
