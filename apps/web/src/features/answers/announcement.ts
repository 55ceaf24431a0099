import type { SearchResult } from "@clausewise/contracts";
import { counted } from "../../shared/format.ts";
import { outcomeLabels } from "../../shared/labels.ts";
import { shownStatements } from "./answer-sections.ts";
import { quoteCount } from "./citations.ts";

/** `3 quotes, word for word`; nothing where an answer quotes nothing. */
export function quotesText(answer: SearchResult): string {
  const quotes = quoteCount(answer);
  return quotes === 0 ? "" : `${counted(quotes, "quote")}, word for word`;
}

/** What is said aloud when an answer has come. */
export function announcementOf(answer: SearchResult): string {
  const statements = shownStatements(answer).length;
  const parts = [statements === 0 ? "" : counted(statements, "statement"), quotesText(answer)].filter(Boolean);
  return [outcomeLabels[answer.outcome], ...parts].join(". ").concat(".");
}
