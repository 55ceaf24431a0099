import type { AnswerPart, Citation, SearchResult, Statement } from "@clausewise/contracts";
import { leadInText, quoteStands } from "@clausewise/retrieval";
import type { LibraryReads } from "../../library/library.reads.ts";
import type { ComposedCitation } from "../../search/cited-passages.ts";
import type { ComposedAnswer, ComposedPart } from "../../search/composed-answer.ts";

/** What an answer says, with all that is known of what it cites. */
export interface AnswerText {
  statements: Statement[];
  correction: SearchResult["correction"];
}

type Composed = Pick<ComposedAnswer, "statements" | "correction">;
type Stored = Awaited<ReturnType<LibraryReads["texts"]>>[number];

/**
 * Holds every quote, and the words above it that it goes on from, against the passages as they are stored now, character
 * for character, and each passage against its own hash, so that words changed in the database are not passed on; what does
 * not stand is left out.
 */
export async function checkQuotes(library: Pick<LibraryReads, "texts">, { statements, correction }: Composed): Promise<AnswerText> {
  const all = [...statements.flatMap((statement) => statement.citations), ...(correction?.citations ?? [])];
  const ids = all.flatMap(({ passage_id, above }) => [passage_id, ...above.map((one) => one.passage_id)]);
  const stored = new Map((await library.texts([...new Set(ids)])).map((row) => [row.id, row]));
  const standing = (citations: readonly ComposedCitation[]) => citations.filter((one) => stands(one, stored)).map(shown);
  const cited = standing(correction?.citations ?? []);
  const carried = cited.length > 0 || correction?.citations.length === 0;
  return {
    statements: statements
      .map((one) => ({ ...one, citations: standing(one.citations) }))
      .filter((one, nth) => one.citations.length > 0 && isWhole(one, statements[nth])),
    correction: correction && carried ? { ...correction, citations: cited } : null,
  };
}

/** What people see of a citation. */
function shown({ key: _key, above: _above, ...citation }: ComposedCitation): Citation {
  return citation;
}

/** What several quotes carry together stands with all of them or not at all. */
const isWhole = ({ citations }: Statement, composed: Composed["statements"][number] | undefined): boolean =>
  citations.length === composed?.citations.length;

function stands(citation: ComposedCitation, stored: ReadonlyMap<string, Stored>): boolean {
  const textAt = ({ passage_id, passage_hash }: Pick<ComposedCitation, "passage_id" | "passage_hash">) => {
    const passage = stored.get(passage_id);
    return passage?.hash === passage_hash ? passage.text : undefined;
  };
  const { quote, quote_start: start, above, key, lead_in, text_kind } = citation;
  const text = textAt(citation);
  if (text === undefined) return false;
  if (quote === null || start === null) return text_kind === "summary" && lead_in === null;
  const texts = new Map([[key, text], ...above.map((one) => [one.key, textAt(one)] as const)]);
  if ([...texts.values()].includes(undefined)) return false;
  const leadIn = leadInText(above, { key, start }, (one) => texts.get(one) ?? "");
  return leadIn === lead_in && quoteStands(text, { start, end: start + quote.length }, quote);
}

/** The same for the answers to several questions; one that loses all its statements is none. */
export const checkParts = (library: Pick<LibraryReads, "texts">, parts: readonly ComposedPart[]): Promise<AnswerPart[]> =>
  Promise.all(
    parts.map(async (part): Promise<AnswerPart> => {
      const { statements } = await checkQuotes(library, { statements: part.statements, correction: null });
      return { ...part, statements, outcome: statements.length === 0 && part.statements.length > 0 ? "nothing_found" : part.outcome };
    }),
  );
