import type { Citation, SearchResult, Statement } from "@clausewise/contracts";
import { quoteStands } from "@clausewise/retrieval";
import type { LibraryReads } from "../../library/library.reads.ts";

/** What an answer says, with all that is known of what it cites. */
export interface AnswerText {
  statements: Statement[];
  correction: SearchResult["correction"];
}

/**
 * Holds every quote against the passage as it is stored now, character for character, and the passage against its own
 * hash, so that words changed in the database are not passed on; what does not stand is left out.
 */
export async function checkQuotes(library: Pick<LibraryReads, "texts">, { statements, correction }: AnswerText): Promise<AnswerText> {
  const all = [...statements.flatMap((statement) => statement.citations), ...(correction?.citations ?? [])];
  const stored = new Map((await library.texts([...new Set(all.map((one) => one.passage_id))])).map((row) => [row.id, row]));
  const stands = (citation: Citation) => {
    const passage = stored.get(citation.passage_id);
    if (!passage || passage.hash !== citation.passage_hash) return false;
    if (citation.quote === null || citation.quote_start === null) return citation.text_kind === "summary";
    return quoteStands(passage.text, { start: citation.quote_start, end: citation.quote_start + citation.quote.length }, citation.quote);
  };
  const cited = correction?.citations.filter(stands) ?? [];
  const carried = cited.length > 0 || correction?.citations.length === 0;
  return {
    statements: statements.map((one) => ({ ...one, citations: one.citations.filter(stands) })).filter((one) => one.citations.length > 0),
    correction: correction && carried ? { ...correction, citations: cited } : null,
  };
}
