import { citedBlocks, type CitedBlock, versionFacts } from "@clausewise/contracts/citations";
import { authorityLabels, type Citation, outcomeLabels, type SearchResult, statusLabels, type Statement } from "@clausewise/contracts";
import type { AnswerDocument, CitedWords, DocumentFact, ListedSource } from "@clausewise/documents";
import { kindLabels, outcomeNotes } from "./answer-labels.ts";

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const timeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
const numberFormat = new Intl.NumberFormat("en-US");

const counted = (value: number, one: string): string => `${numberFormat.format(value)} ${one}${value === 1 ? "" : "s"}`;

const day = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** An answer as a document to be filed, with everything its reader needs to judge and to find it again. */
export function documentOf(answer: SearchResult): AnswerDocument {
  const { correction, statements, audit_trail } = answer;
  const asked = day(audit_trail.timestamp.slice(0, 10));
  return {
    question: answer.query,
    facts: titleBlock(answer),
    correction: correction && { text: correction.text, cited: citedBlocks(correction.citations).map(citedOf) },
    statements: statements.map(({ text, citations }) => ({ text, cited: citedBlocks(citations).map(citedOf) })),
    message: statements.length > 0 ? null : messageOf(answer),
    sources: sourcesOf([...statements, ...(correction ? [correction] : [])]),
    closing: `This document states what the cited sources said, as read by Clausewise on ${asked} for the law of ${day(answer.as_of)}. Words between quotation marks are the source's own, checked character for character against the stored text; everything else is ${answer.phrased_by ? "worded by us or by the language model named above" : "ours"}. Sources change: check them again before relying on this answer later. It is not legal advice.`,
    footer: `Clausewise · audit number ${audit_trail.audit_number} · states what the sources said on ${asked}`,
  };
}

function titleBlock(answer: SearchResult): DocumentFact[] {
  const { audit_trail, outcome, searched } = answer;
  const found = answer.statements.length > 0;
  return [
    { label: "Authority", value: authorityLabels[answer.authority] },
    { label: "Law as of", value: day(answer.as_of) },
    { label: "Asked at", value: timeFormat.format(new Date(audit_trail.timestamp)) },
    { label: "Audit number", value: String(audit_trail.audit_number) },
    { label: "Outcome", value: outcomeLabels[outcome], note: outcomeNotes[outcome] },
    ...(found
      ? [{ label: "Confidence", value: `${Math.round(answer.confidence_score * 100)} %`, note: confidenceNote(answer.confidence_score) }]
      : []),
    ...wordingOf(answer),
    ...(outcome === "declined"
      ? []
      : [
          {
            label: "Searched",
            value: `${counted(searched.passages, "passage")} of ${counted(searched.sources, "source")}`,
          },
        ]),
  ];
}

const wordingOf = ({ phrased_by, left_out }: SearchResult): DocumentFact[] => {
  if (!phrased_by) return [];
  const note = left_out.length > 0 ? `Every citation checked; ${counted(left_out.length, "sentence")} left out` : "Every citation checked";
  return [{ label: "Phrased by", value: phrased_by, note }];
};

const confidenceNote = (score: number): string =>
  `The estimated chance that a right clause is among the first three cited; it says nothing of conclusions drawn from them. ${
    score >= 0.8 ? "At 80 % or more it counts as high." : "Below 80 %: read the passages before relying on the answer."
  }`;

/** The correction stands apart, so it is not said twice. */
function messageOf({ response, correction }: SearchResult): string {
  const rest = correction ? response.replace(correction.text, "").trim() : response;
  return rest === "" ? response : rest;
}

function citedOf({ head: citation, items }: CitedBlock): CitedWords {
  const { heading, source_title, source_identifier, quote, page } = citation;
  const named = source_title === source_identifier ? source_title : `${source_identifier}: ${source_title}`;
  return {
    citation: citation.citation,
    source: heading === "" ? named : `${heading} — ${named}`,
    quote,
    items: items.flatMap((item) => (item.quote === null ? [] : [{ citation: item.citation, quote: item.quote }])),
    summaryNote: "Our summary of the clause, not its text",
    facts: [...natureOf(citation), ...versionOf(citation), ...(page === null ? [] : [`page ${page}`]), ...datesOf(citation)],
    caution: cautionOf(citation),
    url: citation.url,
  };
}

const cautions = new Set<Citation["status"]>(["draft", "superseded", "withdrawn"]);

const cautionOf = ({ status }: Citation): string | null => (cautions.has(status) ? statusLabels[status] : null);

const natureOf = (citation: Citation): string[] => [
  `${kindLabels[citation.kind]}, ${citation.binding ? "binding" : "not binding"}`,
  citation.authority,
  ...(cautions.has(citation.status) ? [] : [statusLabels[citation.status]]),
];

const versionOf = (citation: Citation): string[] => versionFacts(citation.version_label, citation);

const datesOf = ({ issued, effective, retrieved }: Citation): string[] => [
  ...(issued === null ? [] : [`issued ${day(issued)}`]),
  ...(effective === null ? [] : [`effective ${day(effective)}`]),
  `retrieved ${day(retrieved)}`,
];

/** Each version of a source once, with the clauses cited from it, in the order they are first cited. */
function sourcesOf(cited: readonly Pick<Statement, "citations">[]): ListedSource[] {
  const byVersion = Map.groupBy(
    cited.flatMap(({ citations }) => citations),
    ({ source_id, version_id }) => `${source_id} ${version_id}`,
  );
  return [...byVersion.values()].flatMap((citations) => {
    const [first] = citations;
    if (!first) return [];
    const clauses = [...new Set(citations.map(({ citation }) => citation))];
    const { source_title, source_identifier } = first;
    return [
      {
        title: source_title === source_identifier ? source_title : `${source_identifier}: ${source_title}`,
        facts: [...natureOf(first), ...versionOf(first), ...datesOf(first), `cited: ${clauses.join(", ")}`],
        caution: cautionOf(first),
        url: new Set(citations.map(({ url }) => url)).size === 1 ? first.url : null,
      },
    ];
  });
}
