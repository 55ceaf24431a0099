import { randomUUID } from "node:crypto";
import type { AuditAction, GapRequirementDetail, NewGapProof } from "@clausewise/contracts";
import type { z } from "zod";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { CitedPassage } from "../citations/citations.ts";
import { wholeClause } from "../../whole-clause.ts";
import { passageWith } from "./document-words.ts";
import type { GapParts } from "./gap-parts.ts";
import { openOwnRequirement, openRequirement, type OpenedRequirement } from "./opened-requirement.ts";
import { detailOf } from "./requirement-detail.ts";
import { deleteProof, insertProof, lockRequirements, updateProof, updateRequirements, type ProofRow } from "./requirements.repository.ts";
import { createSuggestions } from "./suggestions.ts";
import { tellOfChange } from "./tell-of-change.ts";

type Given = z.output<typeof NewGapProof>;
type Linked = Pick<ProofRow, "kind" | "object_id" | "answer_id" | "label" | "page" | "words" | "passage_id" | "document_version">;

const shortest = 80;

/** What people link to requirements as evidence. */
export function createGapProofService(parts: GapParts): Services["gapProofs"] {
  const { audit, clock, citations, documents, bookmarks } = parts;

  async function ofDocument(
    viewer: Viewer,
    id: string,
    { page, words }: Pick<Given, "page" | "words">,
  ): Promise<{ linked: Linked; cited: CitedPassage | null }> {
    const [document] = await documents.current(viewer, [id]);
    if (!document) throw notFound("This document");
    const base = { kind: "document" as const, object_id: id, answer_id: null, label: document.title, document_version: document.version };
    if (words.trim() === "") return { linked: { ...base, page: page ?? null, words: "", passage_id: null }, cited: null };
    const { passage, version_id, status } = await passageWith(parts, viewer, document, words);
    const { id: passage_id, hash: passage_hash, source_id, citation } = passage;
    const cited = wholeClause({ source_id, version_id, passage_id, passage_hash, citation, status });
    return { linked: { ...base, page: page ?? passage.page, words: words.trim(), passage_id }, cited };
  }

  /** What was linked of a document in its file of today: the words where they still stand, else the whole of it. */
  async function asItIsNow(viewer: Viewer, { page, words }: ProofRow, documentId: string) {
    const at = { page: page ?? undefined };
    if (words === "") return ofDocument(viewer, documentId, { ...at, words });
    return ofDocument(viewer, documentId, { ...at, words }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "invalid") return ofDocument(viewer, documentId, { ...at, words: "" });
      throw error;
    });
  }

  async function ofBookmark(viewer: Viewer, id: string): Promise<Linked> {
    const [bookmark] = await bookmarks.questions(viewer, [id]);
    if (!bookmark) throw notFound("This bookmark");
    const none = { page: null, words: "", passage_id: null, document_version: null };
    return { kind: "bookmark", object_id: id, answer_id: bookmark.part_of, label: bookmark.label, ...none };
  }

  async function linkedOf(viewer: Viewer, given: Given): Promise<{ linked: Linked; cited: CitedPassage | null }> {
    if (given.document_id !== undefined) return ofDocument(viewer, given.document_id, given);
    if (given.bookmark_id !== undefined) return { linked: await ofBookmark(viewer, given.bookmark_id), cited: null };
    const label = given.note.length > shortest ? `${given.note.slice(0, shortest - 1)}…` : given.note;
    const none = { object_id: null, answer_id: null, page: null, words: "", passage_id: null, document_version: null };
    return { linked: { kind: "note", label, ...none }, cited: null };
  }

  const follow = (tx: Database, viewer: Viewer, id: string, cited: CitedPassage | null) =>
    cited === null
      ? Promise.resolve()
      : citations.cite(tx, { kind: "gap_proof", id, viewer, as_of: clock.today(), at: clock.now() }, [cited]);

  /** Changes the evidence of a requirement in one transaction with its record, and shows what it is then. */
  async function changed(
    caller: Caller,
    { one, opened }: OpenedRequirement,
    said: { action: AuditAction; label: string; reason?: string },
    work: (tx: Database) => Promise<void>,
  ): Promise<GapRequirementDetail> {
    const { id } = one.row;
    await audit.change(caller, async (tx) => {
      await lockRequirements(tx, opened.owner, opened.id, [id]);
      await work(tx);
      await updateRequirements(tx, opened.owner, [id], { updated_at: clock.now() });
      await tellOfChange(parts, tx, opened.owner, opened.id);
      const changes = { title: one.said.title, label: said.label };
      return { result: undefined, entry: { action: said.action, object_id: id, reason: said.reason || null, changes } };
    });
    return detailOf(parts, caller, await openRequirement(parts, viewerOf(caller), id));
  }

  function proofIn({ one }: OpenedRequirement, id: string): ProofRow {
    const proof = one.proofs.find((held) => held.id === id);
    if (!proof) throw notFound("This piece of evidence");
    return proof;
  }

  return {
    async link(given, caller) {
      const viewer = viewerOf(caller);
      const found = await openOwnRequirement(parts, viewer, given.id);
      const { linked, cited } = await linkedOf(viewer, given);
      const row = { ...linked, id: randomUUID(), requirement_id: given.id, note: given.note, added_by: viewer.id, added_at: clock.now() };
      return changed(caller, found, { action: "gap.proof_linked", label: row.label }, async (tx) => {
        await insertProof(tx, viewer, row);
        await follow(tx, viewer, row.id, cited);
      });
    },

    async unlink({ id, proof_id }, caller) {
      const viewer = viewerOf(caller);
      const found = await openOwnRequirement(parts, viewer, id);
      const proof = proofIn(found, proof_id);
      return changed(caller, found, { action: "gap.proof_unlinked", label: proof.label }, async (tx) => {
        await deleteProof(tx, viewer, proof_id);
        await citations.forget(tx, viewer, "gap_proof", [proof_id]);
      });
    },

    async confirm({ id, proof_id, note }, caller) {
      const viewer = viewerOf(caller);
      const found = await openOwnRequirement(parts, viewer, id);
      const proof = proofIn(found, proof_id);
      if (proof.kind !== "document" || proof.object_id === null) return detailOf(parts, caller, found);
      const { linked, cited } = await asItIsNow(viewer, proof, proof.object_id);
      return changed(caller, found, { action: "gap.proof_confirmed", label: proof.label, reason: note }, async (tx) => {
        await updateProof(tx, viewer, proof_id, { ...linked, page: proof.page });
        await citations.forget(tx, viewer, "gap_proof", [proof_id]);
        await follow(tx, viewer, proof_id, cited);
      });
    },

    suggest: createSuggestions(parts),
  };
}
