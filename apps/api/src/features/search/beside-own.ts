import type { ComposedAnswer } from "./composed-answer.ts";

/** Statements of the half that leads, and of the other. */
const mostLeading = 3;
const mostBeside = 2;
const mostRelated = 6;

/** How sure an answer out of documents that a person chose must be to stand before that of the law. */
const leadsFrom = 0.5;

/** How much surer one out of all of somebody's documents must be to stand before that of the law. */
const surerBy = 0.1;

const isAnswered = ({ outcome, statements }: ComposedAnswer): boolean => outcome === "answered" && statements.length > 0;

/** What is to speak first where both answer: documents that were chosen, the law that a question names, or else whichever is surer. */
export type SpeaksFirst = "documents" | "library" | "surer";

function leads(own: ComposedAnswer, library: ComposedAnswer, first: SpeaksFirst): boolean {
  if (!isAnswered(own)) return library.statements.length === 0 && own.statements.length > 0;
  if (!isAnswered(library)) return true;
  if (first === "documents") return own.confidence >= leadsFrom;
  return first === "surer" && own.confidence >= library.confidence + surerBy;
}

/** The answer of the library and that of a person's own documents as one; each was judged by itself, for the scores of one say nothing beside those of the other. */
export function besideOwn(library: ComposedAnswer, own: ComposedAnswer, speaksFirst: SpeaksFirst): ComposedAnswer {
  if (library.outcome === "declined") return library;
  const [first, second] = leads(own, library, speaksFirst) ? [own, library] : [library, own];
  const beside = isAnswered(second) || first.statements.length === 0 ? second.statements.slice(0, mostBeside) : [];
  return {
    ...library,
    outcome: first.outcome,
    confidence: first.confidence,
    declinedBecause: first.statements.length > 0 ? null : library.declinedBecause,
    statements: beside.length === 0 ? first.statements : [...first.statements.slice(0, mostLeading), ...beside],
    related: [...first.related, ...second.related].slice(0, mostRelated),
    searched: {
      sources: library.searched.sources + own.searched.sources,
      passages: library.searched.passages + own.searched.passages,
      authorities: [...new Set([...library.searched.authorities, ...own.searched.authorities])],
    },
    retrieved_documents: library.retrieved_documents + own.retrieved_documents,
  };
}
