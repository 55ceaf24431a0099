import type { Citation, Statement } from "@clausewise/contracts";
import type { SearchIndex } from "../../search/search-index.ts";
import type { Model } from "./model.ts";
import { phrase, type Listener, type Wording } from "./phrase.ts";
import type { Passage } from "./prompt.ts";

interface Found {
  question: string;
  /** Statements whose quotes have been checked. */
  statements: Statement[];
  /** Passages that are no part of the answer, but might be. */
  related: readonly Citation[];
}

/** Words an answer: by the model where there is one and something to word, as it was composed otherwise. */
export async function word(model: Model | null, found: Found, searchIndex: SearchIndex, listener: Listener): Promise<Wording> {
  const { question, statements, related } = found;
  if (!model || statements.length === 0) {
    for (const statement of statements) listener.statement(statement);
    return { statements, phrased_by: null, phrasing_note: null, left_out: [] };
  }
  const passages = await asStored(searchIndex, [...statements.flatMap(({ citations }) => citations), ...related]);
  return phrase(model, { question, statements, passages }, listener);
}

/** The passages of citations, each once, with their words as they are stored now; altered ones are left out. */
async function asStored(searchIndex: SearchIndex, citations: readonly Citation[]): Promise<Passage[]> {
  const distinct = new Map(citations.map((citation) => [citation.passage_id, citation]));
  const rows = new Map((await searchIndex.texts([...distinct.keys()])).map((row) => [row.id, row]));
  return [...distinct.values()].flatMap((citation) => {
    const row = rows.get(citation.passage_id);
    return row && row.hash === citation.passage_hash ? [{ citation: { ...citation, quote: null, quote_start: null }, text: row.text }] : [];
  });
}
