import type { Citation, Statement } from "@clausewise/contracts";
import type { LibraryReads } from "../../library/library.reads.ts";
import type { Model } from "./model.ts";
import { phrase, type Listener, type Phrasing } from "./phrase.ts";
import type { Passage } from "./prompt.ts";

type Texts = Pick<LibraryReads, "texts">;

interface Found {
  question: string;
  /** Statements whose quotes have been checked. */
  statements: Statement[];
  /** Passages that are no part of the answer, but might be. */
  related: readonly Citation[];
}

/** Phrases an answer: by the model where there is one and something to word, as it was composed otherwise. */
export async function phraseAnswer(model: Model | null, found: Found, library: Texts, listener: Listener): Promise<Phrasing> {
  const { question, statements, related } = found;
  if (!model || statements.length === 0) {
    for (const statement of statements) listener.statement(statement);
    return { statements, phrased_by: null, phrasing_note: null, left_out: [], found_none: false };
  }
  const passages = await asStored(library, [...statements.flatMap(({ citations }) => citations), ...related]);
  return phrase(model, { question, statements, passages }, listener);
}

/** The passages of citations, each once, with their words as they are stored now; altered ones are left out. */
async function asStored(library: Texts, citations: readonly Citation[]): Promise<Passage[]> {
  const distinct = new Map(citations.map((citation) => [citation.passage_id, citation]));
  const rows = new Map((await library.texts([...distinct.keys()])).map((row) => [row.id, row]));
  return [...distinct.values()].flatMap((citation) => {
    const row = rows.get(citation.passage_id);
    return row && row.hash === citation.passage_hash
      ? [{ citation: { ...citation, quote: null, quote_start: null, lead_in: null }, text: row.text }]
      : [];
  });
}
