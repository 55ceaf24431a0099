import {
  draftToolLabels,
  draftTools,
  findingStateLabels,
  severities,
  severityLabels,
  type DraftElement,
  type DraftFinding,
  type DraftReview,
} from "@clausewise/contracts";
import type { Block, Report } from "@clausewise/documents";

/** What is known of a draft when it is reported on. */
export interface Reported {
  title: string;
  /** The kind of document that it is to be; null where none was chosen. */
  documentType: string | null;
  /** The day on which the report is made, YYYY-MM-DD. */
  date: string;
  version: number;
  reviews: readonly Pick<DraftReview, "tool" | "state" | "figure" | "draft_version" | "ended_at">[];
  findings: readonly DraftFinding[];
  elements: readonly DraftElement[];
}

const heading = (text: string): Block => ({ kind: "heading", level: 1, text });

/** What was found in a draft and what was made of it, as a report to be filed. */
export function draftReportOf(given: Reported): Report {
  return {
    title: given.title,
    subject: "Report on what was found in a draft",
    author: "Clausewise",
    date: given.date,
    language: "en",
    blocks: [{ kind: "facts", facts: factsOf(given) }, ...draftTools.flatMap((tool) => findingsOf(given, tool)), ...elementsOf(given)],
    closing:
      "This report states what a program found in the text of the version named above, and what was made of it. What was not found may still be there, and what was found is for a person to judge. It is not legal advice.",
    footer: `Clausewise · version ${given.version} of the draft`,
  };
}

function factsOf({ documentType, version, reviews, findings }: Reported) {
  const open = findings.filter(({ state }) => state === "open").length;
  return [
    { label: "Document type", value: documentType ?? "Not chosen" },
    { label: "Version", value: String(version) },
    ...draftTools.map((tool) => ({
      label: draftToolLabels[tool],
      value: runOf(
        reviews.find((one) => one.tool === tool),
        version,
      ),
    })),
    { label: "Issues open", value: `${open} of ${findings.length}` },
  ];
}

function runOf(review: Reported["reviews"][number] | undefined, version: number): string {
  if (!review?.figure || review.ended_at === null) return "Not looked through";
  const { good, of } = review.figure;
  const figure = { completeness: `${good} of ${of} elements found`, references: `${of} references`, consistency: `${of} findings` }[
    review.tool
  ];
  const older = review.draft_version === version ? "" : `, in version ${review.draft_version}; the text was changed since`;
  return `${figure}, looked through on ${review.ended_at.slice(0, 10)}${older}`;
}

const gravest = (one: DraftFinding, other: DraftFinding) => severities.indexOf(other.severity) - severities.indexOf(one.severity);

function findingsOf({ findings }: Reported, tool: DraftFinding["tool"]): Block[] {
  const own = findings.filter((one) => one.tool === tool).toSorted(gravest);
  if (own.length === 0) return [];
  return [heading(draftToolLabels[tool]), { kind: "list", ordered: true, items: own.map(itemOf) }];
}

function itemOf({ kind, subject, severity, message, proposal, anchors, citations, state, reason }: DraftFinding): Block[] {
  const [first, ...others] = anchors;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return [
    { kind: "paragraph", text: `**${kind}: ${subject}.** ${message}` },
    {
      kind: "facts",
      facts: [
        { label: "Severity", value: severityLabels[severity] },
        ...(first ? [{ label: "Stands at", value: `“${shortened(first.words)}”${more}` }] : []),
        ...(proposal === null ? [] : [{ label: "To do", value: proposal }]),
        ...(citations.length === 0 ? [] : [{ label: "Rests on", value: citations.map(({ citation }) => citation).join("; ") }]),
        { label: "State", value: reason === null ? findingStateLabels[state] : `${findingStateLabels[state]}: ${reason}` },
      ],
    },
  ];
}

const longest = 240;
const shortened = (words: string): string =>
  (words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words).replaceAll(/\s+/gu, " ");

const verdicts = { found: "Found", unclear: "Unclear", missing: "Missing" } as const;

function elementsOf({ elements }: Reported): Block[] {
  if (elements.length === 0) return [];
  const columns = [
    { title: "Element", width: 4 },
    { title: "Rests on", width: 3 },
    { title: "Verdict", width: 2 },
    { title: "Why", width: 5 },
  ];
  const rows = elements.map(({ title, citations, verdict, applies, reason, because }) => [
    title,
    citations.map(({ citation }) => citation).join("; "),
    applies === "does_not_apply" ? "Does not apply" : verdicts[verdict],
    applies === "applies" ? reason : because,
  ]);
  return [heading("Required elements"), { kind: "table", caption: "Elements that such a document has to hold", columns, rows }];
}
