import type { CitedChange } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { plainWords } from "./document-words.ts";
import type { SeenBeside } from "./seen-beside.ts";
import type { ProofRow } from "./requirements.repository.ts";

type Reads = Pick<GapParts, "citations" | "clock">;

/** Why pieces of evidence have to be looked at again, by their ids; those that stand as they did are left out. */
export async function staleProofs(
  { citations, clock }: Reads,
  owner: Viewer,
  proofs: readonly ProofRow[],
  { documentVersions, bookmarked }: Pick<SeenBeside, "documentVersions" | "bookmarked">,
): Promise<Map<string, string>> {
  const today = clock.today();
  const quoted = proofs.filter(({ passage_id }) => passage_id !== null).map(({ id }) => id);
  const answered = [...new Set(proofs.flatMap(({ answer_id }) => answer_id ?? []))];
  const [passages, answers] = await Promise.all([
    citations.changedSince(owner, "gap_proof", quoted, today),
    citations.changedSince(owner, "answer", answered, today),
  ]);
  return new Map(
    proofs.flatMap((proof): [string, string][] => {
      const reason =
        proof.kind === "document"
          ? staleDocument(proof, documentVersions.get(proof.object_id ?? "") ?? null, passages.get(proof.id) ?? [])
          : proof.kind === "bookmark"
            ? staleAnswer(proof, bookmarked, answers.get(proof.answer_id ?? "") ?? [])
            : null;
      return reason === null ? [] : [[proof.id, reason]];
    }),
  );
}

function staleDocument(
  { label, words, passage_id, document_version }: ProofRow,
  version: number | null,
  changes: readonly CitedChange[],
): string | null {
  if (version === null) return `“${label}” is no longer among the documents.`;
  const stands = ({ passage }: CitedChange) => passage !== null && plainWords(passage.text).includes(plainWords(words));
  if (passage_id !== null)
    return changes.every(stands) ? null : `The words that were linked of “${label}” no longer stand in it as they did.`;
  return version === document_version ? null : `“${label}” has a newer file than the one that was linked.`;
}

function staleAnswer({ label, object_id }: ProofRow, bookmarked: ReadonlySet<string>, changes: readonly CitedChange[]): string | null {
  if (!bookmarked.has(object_id ?? "")) return `The bookmark “${label}” is no longer there.`;
  return changes.length === 0 ? null : `Words that the answer “${label}” cites have changed since.`;
}
