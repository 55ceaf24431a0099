import { amendedWords, citedBlocks, type CitedBlock, retrievedAs, versionFacts } from "@clausewise/contracts/citations";
import { knownDate } from "@clausewise/contracts/dates";
import {
  authorityLabels,
  type Citation,
  isRetired,
  outcomeLabels,
  type SearchResult,
  type Signatures,
  statusLabels,
} from "@clausewise/contracts";
import type { Block, Fact, Quote, Reference, Report } from "@clausewise/documents";
import { signatureBlocks } from "../../../signature-blocks.ts";
import { kindLabels, outcomeNotes } from "./answer-labels.ts";

const timeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
const numberFormat = new Intl.NumberFormat("en-US");

const counted = (value: number, one: string): string => `${numberFormat.format(value)} ${one}${value === 1 ? "" : "s"}`;

const day = (date: string): string => knownDate(date, "long");

/** When the official source of a text was last heard that is silent, by the text's source; null where it never was. */
export type Silence = ReadonlyMap<string, string | null>;

/** Who signed it. */
type Signed = Pick<Signatures, "signatures" | "missing">;

/** An answer as a report to be filed, with everything its reader needs to judge and to find it again. */
export function reportOf(answer: SearchResult, silence: Silence, signed: Signed): Report {
  const { audit_trail } = answer;
  const date = audit_trail.timestamp.slice(0, 10);
  const asked = day(date);
  return {
    title: answer.query,
    subject: "Regulatory answer with its sources",
    author: "Clausewise",
    date,
    language: "en",
    blocks: [
      { kind: "facts", facts: titleBlock(answer) },
      ...correctionOf(answer, silence),
      ...bodyOf(answer, silence),
      ...sourcesOf(answer, silence),
      ...signatureBlocks(signed),
    ],
    closing: `This document states what the cited sources said, as read by Clausewise on ${asked} for the law of ${day(answer.as_of)}. Words between quotation marks are the source's own, checked character for character against the stored text; everything else is ${answer.phrased_by ? "worded by us or by the language model named above" : "ours"}. Sources change: check them again before relying on this answer later. It is not legal advice.`,
    footer: `Clausewise · audit number ${audit_trail.audit_number} · states what the sources said on ${asked}`,
  };
}

const authorityOf = ({ authority, authority_chosen }: SearchResult): string =>
  `${authorityLabels[authority]}${authority_chosen === null ? "" : `, whose law the question speaks of (chosen: ${authorityLabels[authority_chosen]})`}`;

const heading = (text: string): Block => ({ kind: "heading", level: 1, text });

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

const correctionHeadings = { corrected: "About the question", confirmed: "Confirmed" } as const;

const correctionOf = ({ correction }: SearchResult, silence: Silence): Block[] =>
  correction ? [heading(correctionHeadings[correction.kind]), paragraph(correction.text), ...quotesOf(correction.citations, silence)] : [];

function bodyOf(answer: SearchResult, silence: Silence): Block[] {
  const { statements, parts } = answer;
  if (statements.length === 0) return [paragraph(messageOf(answer))];
  if (parts.length === 0) return [heading("Answer"), listOf(statements, silence)];
  return parts.flatMap((part) => [
    heading(part.question),
    part.statements.length === 0 ? paragraph(outcomeNotes[part.outcome]) : listOf(part.statements, silence),
  ]);
}

function listOf(statements: SearchResult["statements"], silence: Silence): Block {
  const items = statements.map(({ text, citations }) => [paragraph(text), ...quotesOf(citations, silence)]);
  return { kind: "list", ordered: true, items };
}

function titleBlock(answer: SearchResult): Fact[] {
  const { audit_trail, outcome, searched } = answer;
  const found = answer.statements.length > 0;
  return [
    { label: "Authority", value: authorityOf(answer) },
    ...answer.other_names.map(({ said, here }) => ({ label: "Name of another law", value: `${said}, searched as ${here}` })),
    { label: "Law as of", value: day(answer.as_of) },
    { label: "Asked at", value: timeFormat.format(new Date(audit_trail.timestamp)) },
    { label: "Audit number", value: String(audit_trail.audit_number) },
    { label: "Outcome", value: outcomeLabels[outcome], note: outcomeNotes[outcome] },
    ...(found
      ? [{ label: "Confidence", value: `${Math.round(answer.confidence_score * 100)} %`, note: confidenceNote(answer.confidence_score) }]
      : []),
    ...wordingOf(answer),
    ...(outcome === "declined" || searched.passages === 0
      ? []
      : [
          {
            label: "Searched",
            value: `${counted(searched.passages, "passage")} of ${counted(searched.sources, "source")}`,
          },
        ]),
  ];
}

const wordingOf = ({ phrased_by, left_out }: SearchResult): Fact[] => {
  if (!phrased_by) return [];
  const note = left_out.length > 0 ? `Every citation checked; ${counted(left_out.length, "sentence")} left out` : "Every citation checked";
  return [{ label: "Phrased by", value: phrased_by, note }];
};

const confidenceNote = (score: number): string =>
  `The estimated chance that the first statement answers the question; it says nothing of conclusions drawn from it. ${
    score >= 0.8 ? "At 80 % or more it counts as high." : "Below 80 %: read the passages before relying on the answer."
  }`;

/** The correction stands apart, so it is not said twice. */
function messageOf({ response, correction }: SearchResult): string {
  const rest = correction ? response.replace(correction.text, "").trim() : response;
  return rest === "" ? response : rest;
}

/** The words that a quote goes on from stand before it, once where several go on from them. */
function wordsOf({ quote, lead_in }: Citation, before: CitedBlock | undefined): string | null {
  return quote === null || lead_in === null || lead_in === before?.head.lead_in ? quote : `${lead_in} ${quote}`;
}

const quotesOf = (citations: readonly Citation[], silence: Silence): Quote[] =>
  citedBlocks(citations).map((block, nth, blocks) => quoteOf(block, blocks[nth - 1], silence));

function quoteOf({ head: citation, items }: CitedBlock, before: CitedBlock | undefined, silence: Silence): Quote {
  const { heading, page } = citation;
  const named = nameOf(citation);
  return {
    kind: "quote",
    text: wordsOf(citation, before),
    note: "Our summary of the clause, not its text",
    items: items.flatMap((item) => (item.quote === null ? [] : [{ citation: item.citation, text: item.quote }])),
    from: {
      title: citation.citation,
      detail: heading === "" ? named : `${heading} — ${named}`,
      facts: [...natureOf(citation), ...versionOf(citation), ...(page === null ? [] : [`page ${page}`]), ...datesOf(citation)],
      caution: cautionOf(citation, silence),
      url: citation.url,
    },
  };
}

const nameOf = ({ source_title, source_identifier }: Citation): string =>
  source_title === source_identifier ? source_title : `${source_identifier}: ${source_title}`;

const isCaution = (status: Citation["status"]) => status === "draft" || isRetired(status);

/** That it does not hold, that it was amended or is a note written before a change, and that its source is silent. */
function cautionOf({ status, amended, source_id }: Citation, silence: Silence): string | null {
  const cautions = [isCaution(status) ? statusLabels[status] : null, amendedWords(amended), silentWords(silence.get(source_id))];
  const said = cautions.filter((caution) => caution !== null).join(", ");
  return said === "" ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

/** Undefined where the source is not silent. */
function silentWords(since: string | null | undefined): string | null {
  if (since === undefined) return null;
  return since === null ? "its source never answered in full" : `its source was last heard on ${day(since.slice(0, 10))}`;
}

const natureOf = (citation: Citation): string[] => [
  `${kindLabels[citation.kind]}, ${citation.binding ? "binding" : "not binding"}`,
  citation.authority,
  ...(isCaution(citation.status) ? [] : [statusLabels[citation.status]]),
];

const versionOf = (citation: Citation): string[] => versionFacts(citation.version_label, citation);

const retrievedWords = { seen: "retrieved", "compared as of": "compared as of", written: "written" } as const;

const datesOf = ({ issued, effective, retrieved, version_label }: Citation): string[] => [
  ...(issued === null ? [] : [`issued ${day(issued)}`]),
  ...(effective === null ? [] : [`effective ${day(effective)}`]),
  `${retrievedWords[retrievedAs(version_label)]} ${day(retrieved)}`,
];

/** Each version of a source once, with the clauses cited from it, in the order they are first cited. */
function sourcesOf({ statements, correction }: SearchResult, silence: Silence): Block[] {
  const cited = [...statements, ...(correction ? [correction] : [])].flatMap(({ citations }) => citations);
  const byVersion = Map.groupBy(cited, ({ source_id, version_id }) => `${source_id} ${version_id}`);
  const items = [...byVersion.values()].flatMap((citations): Block[][] => {
    const [first] = citations;
    return first ? [[{ kind: "reference", ...sourceOf(first, citations, silence) }]] : [];
  });
  return items.length > 0 ? [heading("Sources"), { kind: "list", ordered: true, items }] : [];
}

function sourceOf(first: Citation, citations: readonly Citation[], silence: Silence): Reference {
  const clauses = [...new Set(citations.map(({ citation }) => citation))];
  return {
    title: nameOf(first),
    detail: "",
    facts: [...natureOf(first), ...versionOf(first), ...datesOf(first), `cited: ${clauses.join(", ")}`],
    caution: cautionOf(first, silence),
    url: new Set(citations.map(({ url }) => url)).size === 1 ? first.url : null,
  };
}
