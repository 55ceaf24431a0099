import { randomUUID } from "node:crypto";
import { jurisdictionName } from "@clausewise/contracts";
import type { AnswerPart, Citation, DocumentSource, RelatedQuestion, Scope, SearchResult, Statement } from "@clausewise/contracts";
import type { ComposedAnswer } from "../../search/composed-answer.ts";
import type { LettersFound } from "../../warning-letters/warning-letters.reads.ts";
import type { Phrasing } from "../phrase/phrase.ts";
import type { AnswerText } from "./check-quotes.ts";
import type { QuestionInContext } from "./in-context.ts";

/** Everything that went into an answer. */
export interface AnswerParts {
  /** The question as it was typed. */
  query: string;
  asked: QuestionInContext;
  composed: ComposedAnswer;
  text: AnswerText;
  /** What answers each of several questions, its quotes checked. */
  answered: AnswerPart[];
  phrasing: Phrasing;
  related: Citation[];
  related_questions: RelatedQuestion[];
  letters: LettersFound;
}

/** Highest confidence of an answer that a model read and found none in. */
const mostWhereNoneFound = 0.5;

/** An answer as it is stored and shown; `sequence` is its audit number, `took` its time in ms. */
export function searchResultOf(parts: AnswerParts, { sequence, now, took }: { sequence: number; now: string; took: number }): SearchResult {
  const { query, asked, composed, text, answered, phrasing, related, related_questions, letters } = parts;
  const { found_none, ...worded } = phrasing;
  const { statements } = worded;
  const id = randomUUID();
  const lost = composed.statements.length > 0 && statements.length === 0;
  const isNear = found_none && composed.outcome === "answered";
  const outcome = lost ? "nothing_found" : isNear ? "inconclusive" : composed.outcome;
  const { searched, retrieved_documents } = composed;
  return {
    id,
    answer_id: id,
    query,
    authority: composed.authority,
    authority_chosen: composed.authority === asked.authority ? null : asked.authority,
    as_of: asked.day,
    outcome,
    response:
      statements.length > 0
        ? responseOf(statements, answered)
        : (composed.declinedBecause ?? nothingFound(composed, text.correction, asked.scope)),
    confidence_score: lost ? 0 : Math.min(composed.confidence, found_none ? mostWhereNoneFound : 1),
    correction: text.correction,
    related,
    document_sources: documentSources(statements),
    regulatory_alerts: letters.alerts,
    audit_trail: {
      timestamp: now,
      retrieved_documents,
      warning_letters_checked: letters.checked,
      audit_number: sequence,
    },
    is_bookmarked: false,
    searched,
    not_searched: outcome === "declined" ? [] : composed.not_searched,
    clauses_not_taken: outcome === "declined" ? [] : composed.clauses_not_taken,
    other_names: outcome === "declined" ? [] : composed.other_names,
    took_ms: Math.round(took * 10) / 10,
    repeats: asked.repeats,
    product_type: asked.product_type,
    scope: asked.scope,
    follows: asked.follows,
    read_as: asked.read_as,
    related_questions,
    parts: answered,
    ...worded,
  };
}

function nothingFound({ searched, not_searched }: ComposedAnswer, correction: SearchResult["correction"], scope: Scope | null): string {
  const names = not_searched.map(jurisdictionName);
  const unheld = names.length > 0 ? `Not searched, or not held in the library: ${new Intl.ListFormat("en").format(names)}. ` : "";
  const [passages, sources] = [searched.passages, searched.sources].map((count) => count.toLocaleString("en"));
  const what = searched.passages > 0 ? ` Searched: ${passages} passages of ${sources} sources.` : "";
  return `${correction ? `${correction.text}\n\n` : ""}${unheld}Nothing in ${placeOf(scope)} supports an answer.${what}`;
}

const placeOf = (scope: Scope | null): string => {
  if (scope?.library !== false) return "the library";
  return scope.documents === "all" ? "your documents" : "the chosen documents";
};

/** Of several questions each is told before what answers it. */
const responseOf = (statements: readonly Statement[], parts: readonly AnswerPart[]): string =>
  parts.length === 0
    ? responseText(statements)
    : parts
        .map((part) => `${part.question}\n${responseText(part.statements) || "Nothing in the library supports an answer."}`)
        .join("\n\n");

/** The words that a quote goes on from, said once where several go on from them. */
const leadInOf = ({ lead_in }: Citation, before: Citation | undefined): string =>
  lead_in === null || lead_in === before?.lead_in ? "" : `“${lead_in}” `;

/** The answer as running text, for the places that show no more than that. */
const responseText = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, citations }) =>
      [
        text,
        ...citations.map((one, nth) =>
          one.quote ? `${leadInOf(one, citations[nth - 1])}“${one.quote}” **${one.citation}**` : `Our summary of **${one.citation}**`,
        ),
      ].join("\n"),
    )
    .join("\n\n");

/** Each source cited once, in the order it is first cited. */
function documentSources(statements: readonly Statement[]): DocumentSource[] {
  const citations = statements.flatMap((statement) => statement.citations);
  return [...new Map(citations.map((citation) => [citation.citation, citation])).values()].map((citation) => ({
    title: citation.kind === "guidance" ? citation.source_title : `${citation.source_identifier}: ${citation.source_title}`,
    documentType: citation.kind,
    section: citation.heading ? `${citation.citation} ${citation.heading}` : citation.citation,
    pageNumber: citation.page,
    publishDate: citation.effective ?? citation.issued,
    url: citation.url,
  }));
}
