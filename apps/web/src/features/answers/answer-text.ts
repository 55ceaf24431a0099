import type { Citation, SearchResult, Statement } from "@clausewise/contracts";
import { amendedWords, type CitedBlock, citedBlocks, retrievedAs, versionFacts } from "@clausewise/contracts/citations";
import { authorityLabels } from "../../shared/authorities.ts";
import { withoutMarks } from "../../shared/bold.ts";
import { formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { kindLabels, outcomeLabels, statusLabels } from "../../shared/labels.ts";
import { sectionsOf } from "./answer-sections.ts";
import { chosenText, otherNamesText } from "./not-searched.ts";

export const correctionLabels = { corrected: "Correction", confirmed: "Confirmed" } as const;

export const noPartAnswer = "Nothing in the library supports an answer to this part.";

export const summaryNote = "Our summary of the clause, not its text";

/** What a reader needs to judge a cited source: title, nature, status and dates. */
export function citedFacts(citation: Citation): string[] {
  const nature = `${kindLabels[citation.kind]}, ${citation.binding ? "binding" : "not binding"}, ${statusLabels[citation.status].toLowerCase()}`;
  const dated = (word: string, date: string | null) => (date === null ? [] : [`${word} ${formatDate(date)}`]);
  const amended = amendedWords(citation.amended);
  return [
    citation.source_title,
    nature,
    ...(amended === null ? [] : [amended]),
    ...versionFacts(citation.version_label, citation),
    ...dated("issued", citation.issued),
    ...dated("effective", citation.effective),
    `${retrievedAs(citation.version_label)} ${formatDate(citation.retrieved)}`,
  ];
}

/** A quote, after the words of the clauses above it that it goes on from, in brackets. */
const quoted = ({ lead_in, quote }: Citation): string => `${lead_in === null ? "" : `[${lead_in}] `}“${quote ?? ""}”`;

function blockText({ head: citation, items }: CitedBlock): string {
  const words = citation.quote === null ? summaryNote : quoted(citation);
  const facts = [citation.citation, ...citedFacts(citation), ...(citation.url === null ? [] : [citation.url])];
  const listed = items.map((item) => `   “${item.quote ?? ""}” ${item.citation}\n`);
  return `   ${words}\n${listed.join("")}   ${facts.join("; ")}`;
}

const statementText = ({ text, citations }: Statement, at: number): string =>
  [`${at + 1}. ${withoutMarks(text)}`, ...citedBlocks(citations).map(blockText)].join("\n");

/** An answer as plain text, complete with quotes, sources, statuses and dates. */
export function answerText(answer: SearchResult): string {
  const chosen = chosenText(answer);
  const head = [
    answer.query,
    ...(answer.read_as === null ? [] : [`Read as: ${answer.read_as}`]),
    ...(chosen === null ? [] : [chosen]),
    ...otherNamesText(answer),
    `${outcomeLabels[answer.outcome]} · ${authorityLabels[answer.authority]} · as of ${formatDate(answer.as_of)}`,
  ];
  const correction =
    answer.correction === null
      ? []
      : [
          `${correctionLabels[answer.correction.kind]}: ${withoutMarks(answer.correction.text)}`,
          ...citedBlocks(answer.correction.citations).map(blockText),
        ];
  const statements = sectionsOf(answer).flatMap(({ question, groups }) => [
    ...(question === null ? [] : [groups.length === 0 ? `${question}\n${noPartAnswer}` : question]),
    ...groups.flatMap((group) => group.statements.map((statement, at) => statementText(statement, group.first + at))),
  ]);
  const body = statements.length === 0 ? [withoutMarks(answer.response)] : statements;
  const foot = `Clausewise, audit no. ${formatNumber(answer.audit_trail.audit_number)}, ${formatTime(answer.audit_trail.timestamp)}`;
  return [head.join("\n"), ...(correction.length > 0 ? [correction.join("\n")] : []), ...body, foot].join("\n\n");
}
