import type { SearchResult, Statement } from "@clausewise/contracts";
import { type CitedBlock, citedBlocks } from "@clausewise/contracts/citations";
import { authorityLabels } from "../../shared/authorities.ts";
import { boldRuns } from "../../shared/bold.ts";
import { formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { outcomeLabels } from "../../shared/labels.ts";
import { webAddress } from "../../shared/web-address.ts";
import { type AnswerSection, sectionsOf } from "./answer-sections.ts";
import { answerText, citedFacts, correctionLabels, noPartAnswer, summaryNote } from "./answer-text.ts";

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>");

const rich = (text: string): string =>
  boldRuns(text)
    .map((run) => (run.strong ? `<strong>${escaped(run.text)}</strong>` : escaped(run.text)))
    .join("");

function blockHtml({ head: citation, items }: CitedBlock): string {
  const listed = items.map((item) => `<li>“${escaped(item.quote ?? "")}” <strong>${escaped(item.citation)}</strong></li>`).join("");
  const list = listed === "" ? "" : `<ul>${listed}</ul>`;
  const before = citation.lead_in === null ? "" : `<p>${escaped(citation.lead_in)}</p>`;
  const quoted = `<blockquote>${before}“${escaped(citation.quote ?? "")}”${list}</blockquote>`;
  const words = citation.quote === null ? `<p><em>${summaryNote}</em></p>` : quoted;
  const address = webAddress(citation.url);
  const link = address === undefined ? "" : `<br><a href="${escaped(address)}">${escaped(address)}</a>`;
  return `${words}<p><strong>${escaped(citation.citation)}</strong>; ${escaped(citedFacts(citation).join("; "))}${link}</p>`;
}

function sectionHtml({ question, groups }: AnswerSection): string {
  const heading = question === null ? "" : `<h3>${escaped(question)}</h3>`;
  const listed = groups.flatMap((group) => group.statements).map(statementHtml);
  if (listed.length === 0) return `${heading}<p>${noPartAnswer}</p>`;
  return `${heading}<ol start="${(groups[0]?.first ?? 0) + 1}">${listed.join("")}</ol>`;
}

const statementHtml = ({ text, citations }: Statement): string =>
  `<li><p>${rich(text)}</p>${citedBlocks(citations).map(blockHtml).join("")}</li>`;

/** An answer as HTML for word processors and mail, complete with quotes, sources, statuses and dates. */
export function answerHtml(answer: SearchResult): string {
  const { correction, statements, audit_trail } = answer;
  const head = `${outcomeLabels[answer.outcome]} · ${authorityLabels[answer.authority]} · as of ${formatDate(answer.as_of)}`;
  const corrected = correction
    ? `<p>${correctionLabels[correction.kind]}: ${rich(correction.text)}</p>${citedBlocks(correction.citations).map(blockHtml).join("")}`
    : "";
  const body = statements.length === 0 ? `<p>${rich(answer.response)}</p>` : sectionsOf(answer).map(sectionHtml).join("");
  const foot = `Clausewise, audit no. ${formatNumber(audit_trail.audit_number)}, ${formatTime(audit_trail.timestamp)}`;
  return `<h2>${escaped(answer.query)}</h2><p>${escaped(head)}</p>${corrected}${body}<p>${escaped(foot)}</p>`;
}

/** Puts an answer on the clipboard, as plain text and as HTML where the browser takes both. */
export async function copyAnswer(answer: SearchResult, clipboard: Clipboard = navigator.clipboard): Promise<void> {
  const plain = answerText(answer);
  if (typeof ClipboardItem === "undefined") return clipboard.writeText(plain);
  const blob = (type: string, text: string) => new Blob([text], { type });
  await clipboard.write([
    new ClipboardItem({ "text/plain": blob("text/plain", plain), "text/html": blob("text/html", answerHtml(answer)) }),
  ]);
}
