import type { Citation, SearchResult } from "@clausewise/contracts";
import { shownStatements } from "./answer-sections.ts";

/** Rows beside an answer: more are not read. */
const mostRows = 3;

/** A clause's section: `21 CFR 807.92` of `21 CFR 807.92(a)(3)`. */
const sectionOf = (citation: string): string => citation.replace(/\(.*$/u, "").trim();

/** A section beside an answer: its passage to read, the question its heading asks, or both. */
export interface RelatedRow {
  clause: string;
  /** With its place among the answer's related citations. */
  passage: { citation: Citation; at: number } | null;
  question: string | null;
}

const holds = ({ status }: Citation) => status !== "superseded" && status !== "withdrawn";

/** What is worth reading beside an answer: sections that still hold and that it does not cite itself, each once. */
export function relatedRows(answer: SearchResult): RelatedRow[] {
  const known = [...shownStatements(answer), ...(answer.correction === null ? [] : [answer.correction])]
    .flatMap(({ citations }) => citations)
    .map(({ citation }) => sectionOf(citation));
  const passages = answer.related.map((citation, at) => ({ citation, at })).filter(({ citation }) => holds(citation));
  const asked = answer.related_questions.map(({ question, citation }): RelatedRow => {
    const passage = passages.find((one) => sectionOf(one.citation.citation) === sectionOf(citation)) ?? null;
    return { clause: passage?.citation.citation ?? citation, passage, question };
  });
  const read = passages.map((passage): RelatedRow => ({ clause: passage.citation.citation, passage, question: null }));
  const bySection = Map.groupBy([...asked, ...read], ({ clause }) => sectionOf(clause));
  return [...bySection]
    .filter(([section]) => !known.includes(section))
    .flatMap(([, rows]) => rows.slice(0, 1))
    .slice(0, mostRows);
}
