import type { GapSuggestion, Requirement } from "@clausewise/contracts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import { documentWords, type DocumentWords } from "./document-words.ts";
import type { GapParts } from "./gap-parts.ts";
import { openOwnRequirement } from "./opened-requirement.ts";

const between = "\n\n";
const most = 20;

/** The passages of a document as one text, and where each begins in it. */
function joined({ passages }: DocumentWords) {
  let text = "";
  const begins = passages.map((passage) => {
    if (text !== "") text += between;
    const from = text.length;
    const isTitled = passage.heading !== "" && !passage.text.startsWith(passage.heading);
    text += isTitled ? `${passage.heading}${between}${passage.text}` : passage.text;
    return { from, passage };
  });
  return { text, passageAt: (place: number) => begins.findLast(({ from }) => from <= place)?.passage ?? null };
}

/** Looks through a person's documents for passages that seem to hold what a requirement asks for. */
export function createSuggestions(parts: GapParts): Services["gapProofs"]["suggest"] {
  const { documents, lookFor } = parts;

  async function inDocument(
    words: DocumentWords,
    requirement: Requirement,
    document: { id: string; title: string },
  ): Promise<GapSuggestion[]> {
    const { text, passageAt } = joined(words);
    const check = await lookFor(text, requirement);
    if (check.verdict === "missing" || check.passage === null) return [];
    const passage = passageAt(check.passage.start);
    if (passage === null) return [];
    const { verdict, heading, reason } = check;
    return [{ document_id: document.id, title: document.title, page: passage.page, heading, words: passage.text, verdict, reason }];
  }

  return async ({ id, document_id }, caller) => {
    const viewer = viewerOf(caller);
    const { one } = await openOwnRequirement(parts, viewer, id);
    if (document_id !== undefined && (await documents.current(viewer, [document_id])).length === 0) throw notFound("This document");
    const read = await documents.readOnes(viewer, document_id ?? null);
    if (!one.held) return { read: 0, suggestions: [] };
    const found: GapSuggestion[] = [];
    for (const document of read) {
      const words = await documentWords(parts, viewer, document.source_id);
      if (words) found.push(...(await inDocument(words, one.held.requirement, document)));
    }
    const best = found.toSorted((a, b) => Number(b.verdict === "found") - Number(a.verdict === "found"));
    return { read: read.length, suggestions: best.slice(0, most) };
  };
}
