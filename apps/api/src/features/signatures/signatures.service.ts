import { hash, randomUUID } from "node:crypto";
import { admissionOf, api, signatureMeanings, signingMinutes } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { actorOf, viewerOf, type Caller, type Confirmation, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { Notify } from "../notifications/notify.ts";
import { sealOf, type Signable, type Signables } from "./signable.ts";
import { digestOf } from "./signature-state.ts";
import type { SignatureReads } from "./signatures.reads.ts";
import {
  dropSignings,
  endSigning,
  findSigning,
  insertSignature,
  insertSigning,
  type SignatureRow,
  type SigningRow,
} from "./signatures.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  signatures: Pick<SignatureReads, "under">;
  people: Pick<PeopleReads, "find">;
  signables: Signables;
  notify: Notify;
  events: Pick<Events, "raise">;
}

/** Time in ms by which a provider's clock may be behind ours; it tells whole seconds. */
const clocksApart = 30_000;

const beginAgain = () =>
  new AppError(
    "conflict",
    `This signature was begun elsewhere or more than ${signingMinutes} minutes ago, so nothing was signed. Begin it again.`,
  );

const changedMeanwhile = () =>
  new AppError("conflict", "This was changed after you opened it, so nothing was signed. Open it again to see what it says now.");

const notTheSigner = () =>
  new AppError("forbidden", "Somebody else signed in at the identity provider than the one who began to sign, so nothing was signed.");

const notConfirmed = () =>
  new AppError("forbidden", "The identity provider did not say that you proved who you are just now, so nothing was signed.");

const hashOfState = (state: string): string => hash("sha256", state);

const maySign = (caller: Caller): boolean => admissionOf(api.signatures.begin, actorOf(caller).role) === "let in";

/** Electronic signatures under answers, gap findings and gap reports (21 CFR Part 11, subpart C). */
export function createSignatureService(given: Parts): Services["signatures"] {
  const { database, audit, clock, signatures, people, signables } = given;
  const oldest = () => new Date(Date.parse(clock.now()) - signingMinutes * 60_000).toISOString();

  /** What the caller began with a state in this session, while it may still be signed. */
  async function begunWith(state: string, caller: Caller): Promise<SigningRow> {
    const found = await findSigning(database, viewerOf(caller), hashOfState(state));
    if (!found || found.session_hash !== caller.sessionId || found.begun_at < oldest()) throw beginAgain();
    return found;
  }

  /** The signer as they are to be shown; throws where the provider confirmed somebody else, or not anew. */
  async function signerOf({ provider, subject, authenticated_at }: Confirmation, { begun_at }: SigningRow, caller: Caller) {
    const person = await people.find(database, actorOf(caller).id);
    if (!person || person.provider !== provider || person.subject !== subject) throw notTheSigner();
    if (authenticated_at === null || Date.parse(authenticated_at) < Date.parse(begun_at) - clocksApart) throw notConfirmed();
    return { signer_id: person.id, signer_name: person.name ?? person.email, signer_role: person.role_type, provider, authenticated_at };
  }

  const refused = async (error: unknown, signing: SigningRow, caller: Caller): Promise<never> => {
    if (error instanceof AppError) {
      const { kind, object_id, meaning } = signing;
      const changes = { kind, object_id, meaning };
      await audit.note(caller, { action: "signature.refused", object_id, outcome: "denied", reason: error.message, changes });
    }
    throw error;
  };

  return {
    async of({ kind, id }, caller) {
      const found = await signables[kind](viewerOf(caller), id);
      return { kind, object_id: id, may_sign: maySign(caller), ...(await signatures.under({ kind, id, ...found })) };
    },

    async begin({ kind, id, meaning, note, content_hash }, caller) {
      const viewer = viewerOf(caller);
      const found = await signables[kind](viewer, id);
      if (sealOf(found).content_hash !== content_hash) throw changedMeanwhile();
      const person = await people.find(database, viewer.id);
      if (!person || caller.sessionId === null) throw beginAgain();
      const { redirectUrl, state } = await caller.signIn.beginSigning(person.provider);
      const begun = { kind, object_id: id, content_hash, meaning, note, begun_at: clock.now(), session_hash: caller.sessionId };
      await audit.change(caller, async (tx) => {
        await dropSignings(tx, viewer, oldest());
        await insertSigning(tx, viewer, { ...begun, state_hash: hashOfState(state) });
        return { result: undefined, entry: { action: "signature.begun", object_id: id, changes: { kind, meaning, content_hash } } };
      });
      return { redirectUrl };
    },

    async complete({ code, state }, caller) {
      const viewer = viewerOf(caller);
      const signing = await begunWith(state, caller);
      const confirmed = async () => signerOf(await caller.signIn.confirmSigning(code, state), signing, caller);
      const signer = await confirmed().catch((error: unknown) => refused(error, signing, caller));
      const { kind, object_id, meaning, note } = signing;
      const found = await signables[kind](viewer, object_id);
      const { parts, content_hash } = sealOf(found);
      if (content_hash !== signing.content_hash) return refused(changedMeanwhile(), signing, caller);
      const id = await audit.change(caller, async (tx, sequence) => {
        if (!(await endSigning(tx, viewer, signing.state_hash))) throw beginAgain();
        const said = { id: randomUUID(), kind, object_id, ...signer, meaning, note, signed_at: clock.now(), parts, content_hash };
        const signed = { ...said, audit_number: sequence };
        const made = { ...signed, digest: digestOf(signed) };
        await insertSignature(tx, found.owner, made);
        await tellOwner(given, tx, viewer, found, made);
        const changes = { kind, signature_id: made.id, meaning: signatureMeanings[meaning], content_hash };
        const signed_by = { reason: note === "" ? null : note, changes, subject_id: found.owner.id };
        return { result: made.id, entry: { action: "signature.signed", object_id, object_version: made.digest, ...signed_by } };
      });
      const { signatures: all } = await signatures.under({ kind, id: object_id, ...found });
      const signature = all.find((one) => one.id === id);
      if (!signature) throw new Error("the signature was not stored");
      return { kind, object_id, signature };
    },
  };
}

/** Has the windows of owner and signer show the signature; whose thing it is hears of it where somebody else signed. */
async function tellOwner(
  { notify, events }: Parts,
  tx: Database,
  signer: Viewer,
  { owner, title, address }: Signable,
  { signer_name, meaning, object_id }: SignatureRow,
): Promise<void> {
  for (const person_id of new Set([owner.id, signer.id])) await events.raise(tx, { kind: "signatures", person_id, object_id });
  if (signer.id === owner.id) return;
  const message = `${signer_name} signed it: ${signatureMeanings[meaning].toLowerCase()}.`;
  await notify(tx, owner, { title: `Signed: ${title}`, message, address });
}
