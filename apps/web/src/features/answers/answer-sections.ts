import type { AnswerPart, SearchResult, Statement } from "@clausewise/contracts";
import { type Group, jurisdictionGroups } from "./jurisdiction-groups.ts";

/** One of the questions asked at once, or the only one; `question` is null where there is one. */
export interface AnswerSection {
  question: string | null;
  outcome: AnswerPart["outcome"];
  groups: Group[];
}

/** An answer as it stands on the page: its questions, each with its statements by whose law they read. */
export function sectionsOf({ parts, outcome, statements }: SearchResult): AnswerSection[] {
  if (parts.length === 0) return [{ question: null, outcome, groups: jurisdictionGroups(statements) }];
  let first = 0;
  return parts.map((part) => {
    const groups = jurisdictionGroups(part.statements, first);
    first += part.statements.length;
    return { question: part.question, outcome: part.outcome, groups };
  });
}

/** The statements of an answer in the order in which they stand on the page. */
export const shownStatements = ({ parts, statements }: SearchResult): Statement[] =>
  parts.length === 0 ? statements : parts.flatMap((part) => part.statements);
