import { z } from "zod";
import { Id, Timestamp, text } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import {
  signatureMeanings,
  signatureStates,
  signedKinds,
  type SignatureMeaning,
  type SignatureState,
  type SignedKind,
} from "../domain/signing.ts";
import { operations } from "../wire/operation.ts";
import { LoginRedirect, SessionExchange } from "./sessions.ts";
import { RoleType } from "./users.ts";

export const SignedKindName = z.enum(Object.keys(signedKinds) as [SignedKind, ...SignedKind[]]);
export const SignatureMeaningName = z.enum(Object.keys(signatureMeanings) as [SignatureMeaning, ...SignatureMeaning[]]);

/** SHA-256 in hexadecimal. */
const Digest = z.string().regex(/^[\da-f]{64}$/, "must be a SHA-256 in hexadecimal");

/** An electronic signature as it is shown: who, when, and what it means (21 CFR 11.50). */
export const Signature = z.object({
  id: Id,
  /** As they were called when they signed. */
  signer_name: z.string(),
  signer_role: RoleType,
  meaning: SignatureMeaningName,
  note: z.string(),
  signed_at: Timestamp,
  /** Where the signer proved who they are, and when. */
  provider: z.string(),
  authenticated_at: Timestamp,
  /** Of what was signed, and of the whole signature; the audit trail holds the latter under `audit_number`. */
  content_hash: Digest,
  digest: Digest,
  audit_number: z.number().int(),
  state: z.enum(Object.keys(signatureStates) as [SignatureState, ...SignatureState[]]),
  /** The parts of it that are others by now. */
  changed: z.array(z.string()),
});
export type Signature = z.infer<typeof Signature>;

/** What may be signed as it stands now, and who signed it. */
export const Signatures = z.object({
  kind: SignedKindName,
  object_id: Id,
  /** SHA-256 over what would be signed now. */
  content_hash: Digest,
  may_sign: z.boolean(),
  signatures: z.array(Signature),
  /** Numbers of the audit records of signatures that are gone. */
  missing: z.array(z.number().int()),
});
export type Signatures = z.infer<typeof Signatures>;

const signed = { kind: SignedKindName, id: Id };

export const signatureOperations = operations({
  of: {
    method: "GET",
    path: "/api/signatures/{kind}/{id}",
    access: "user",
    summary: "Who signed an answer, a gap finding or a gap analysis as a whole, and whether each signature still holds.",
    input: z.object(signed),
    output: Signatures,
    example: { kind: "answer" },
    needs: { id: { operation: "answers.ask", take: "answer_id" } },
  },
  begin: {
    method: "POST",
    path: "/api/signatures/{kind}/{id}",
    access: "reviewer",
    summary: "Begins to sign what was seen; the address returned is where the signer proves once more who they are.",
    input: z.object({
      ...signed,
      meaning: SignatureMeaningName,
      note: text(lengths.description).default(""),
      content_hash: Digest.describe("Of what was seen: where it is another by now, nothing is signed"),
    }),
    output: LoginRedirect,
    example: { kind: "answer", meaning: "review", note: "Held against the clauses it cites." },
    needs: { id: { operation: "signatures.of", take: "object_id" }, content_hash: { operation: "signatures.of", take: "content_hash" } },
    perMinute: callsPerMinute.signIn,
  },
  complete: {
    method: "POST",
    path: "/api/signatures",
    access: "reviewer",
    summary: "Signs what was begun, once the identity provider has confirmed the signer anew.",
    input: SessionExchange.required(),
    output: z.object({ kind: SignedKindName, object_id: Id, signature: Signature }),
    example: {},
    needs: { code: { fixture: "signing", take: "code" }, state: { fixture: "signing", take: "state" } },
    perMinute: callsPerMinute.session,
  },
});
