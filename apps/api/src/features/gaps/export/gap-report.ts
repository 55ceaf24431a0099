import { figureText, gapStatuses, gapStatusLabels, missingSignatures, packRelationLabels, type GapMarket } from "@clausewise/contracts";
import type { Block, Report } from "@clausewise/documents";
import { signatureLine } from "../../../signature-blocks.ts";
import type { ExportedAnalysis } from "./exported-analysis.ts";

type Requirement = ExportedAnalysis["requirements"][number];

const heading = (text: string): Block => ({ kind: "heading", level: 1, text });

/** A gap analysis as a report to be filed: how it stands in each market, then every requirement with its evidence. */
export function gapReportOf(given: ExportedAnalysis): Report {
  return {
    title: `Gap analysis of ${given.product}`,
    subject: "Product held against rule packs",
    author: "Clausewise",
    date: given.exported_at.slice(0, 10),
    language: "en",
    blocks: [
      { kind: "facts", facts: factsOf(given) },
      heading("Markets"),
      marketsTable(given),
      heading("Packs"),
      packsTable(given),
      heading("Requirements"),
      requirementsTable(given),
      ...evidenceOf(given),
      ...signaturesOf(given),
    ],
    closing:
      "Where a requirement stands follows from the facts named above, from what was linked to it, and from who accepted that. Packs are in words of Clausewise, each requirement with the clauses it rests on; the clauses themselves hold. Planning estimates rest on nothing that is known of the product. It is not legal advice.",
    footer: `Clausewise · ${given.exported_at.slice(0, 10)}`,
  };
}

const factsOf = ({ facts, packs, requirements }: ExportedAnalysis) => [
  { label: "Packs", value: String(packs.length) },
  { label: "Requirements", value: String(requirements.length) },
  ...facts.map(({ said, because }) => ({ label: "Known", value: said, note: because })),
];

function marketsTable({ by_market }: ExportedAnalysis): Block {
  const columns = [
    { title: "Market", width: 3 },
    { title: "Authority", width: 3 },
    ...gapStatuses.map((status) => ({ title: gapStatusLabels[status], width: 2 })),
    { title: "Critical gaps", width: 2 },
    { title: "Planning estimate: time", width: 3 },
    { title: "Planning estimate: cost", width: 3 },
  ];
  const rowOf = ({ row, counts }: GapMarket) => [
    row.market,
    row.authority,
    ...gapStatuses.map((status) => counts[status] ?? 0),
    figureText(row.criticalGaps),
    figureText(row.estimatedTimeline),
    figureText(row.estimatedCost),
  ];
  return { kind: "table", caption: "How many requirements stand where, by market", columns, rows: by_market.map(rowOf) };
}

function packsTable({ packs }: ExportedAnalysis): Block {
  const columns = [
    { title: "Pack", width: 4 },
    { title: "Version", width: 2 },
    { title: "Rests on", width: 4 },
    { title: "Checked", width: 2 },
    { title: "Checked against", width: 5 },
  ];
  const rows = packs.map(({ title, taken, version, basis, checked, checked_against }) => [
    title,
    taken ?? version,
    basis.map(({ source, clauses }) => `${source}: ${clauses}`).join("; "),
    checked,
    checked_against,
  ]);
  return { kind: "table", caption: "Rule packs that the product was held against", columns, rows };
}

const columns = [
  { title: "Pack", width: 3 },
  { title: "Group", width: 3 },
  { title: "Requirement", width: 6 },
  { title: "Clauses", width: 3 },
  { title: "Status", width: 2 },
  { title: "Why", width: 5 },
  { title: "Applies", width: 5 },
  { title: "Who sees to it", width: 2 },
  { title: "Due", width: 2 },
  { title: "Evidence", width: 5 },
];

function requirementsTable({ requirements }: ExportedAnalysis): Block {
  const rows = requirements.map((one) => [
    one.pack_title,
    one.group,
    `${one.title}: ${one.requirement}`,
    one.clauses.join("; "),
    gapStatusLabels[one.status],
    one.because,
    one.applies.because,
    one.responsible,
    one.due ?? "",
    [...one.proofs.map(proofLine), ...one.served_by.map(servedLine)].join("\n"),
  ]);
  return { kind: "table", caption: "Every requirement of the packs, and where it stands", columns, rows };
}

const proofLine = ({ label, page, stale }: Requirement["proofs"][number]): string =>
  `${label}${page === null ? "" : `, page ${page}`}${stale === null ? "" : ` (${stale})`}`;

const servedLine = ({ title, pack_title, relation }: Requirement["served_by"][number]): string =>
  `${packRelationLabels[relation as keyof typeof packRelationLabels]} by what is linked to “${title}” of ${pack_title}`;

/** The evidence with its words, for whoever reads the report instead of the table. */
function evidenceOf({ requirements }: ExportedAnalysis): Block[] {
  const shown = requirements.filter(({ proofs }) => proofs.length > 0);
  if (shown.length === 0) return [];
  return [heading("Evidence"), ...shown.flatMap(evidenceFor)];
}

const evidenceFor = ({ title, clauses, status, accepted, proofs }: Requirement): Block[] => [
  { kind: "heading", level: 2, text: title },
  {
    kind: "facts",
    facts: [
      { label: "Clauses", value: clauses.join("; ") },
      { label: "Status", value: gapStatusLabels[status] },
      ...(accepted
        ? [
            {
              label: "Accepted",
              value: `${accepted.name}, ${accepted.at.slice(0, 10)}${accepted.holds ? "" : "; what was accepted is no longer all there"}`,
            },
          ]
        : []),
      ...proofs.map((proof) => ({
        label: "Evidence",
        value: proofLine(proof),
        note: [proof.words, proof.note].filter(Boolean).join(" · "),
      })),
    ],
  },
];

/** Every signature under the report and under its findings; that those are gone which the audit trail recorded stands in a line of its own. */
function signaturesOf({ requirements, signed: whole }: ExportedAnalysis): Block[] {
  const rows = [{ title: "The report as a whole", pack_title: "", signed: whole }, ...requirements].flatMap(
    ({ title, pack_title, signed }) => {
      if (signed === null) return [];
      const named = (said: string, ...rest: string[]) => [pack_title, title, said, ...rest];
      return [
        ...signed.signatures.map((one) => named(signatureLine(one), one.note, String(one.audit_number), one.digest)),
        ...(signed.missing.length === 0 ? [] : [named(missingSignatures(signed.missing), "", "", "")]),
      ];
    },
  );
  if (rows.length === 0) return [];
  const columns = [
    { title: "Pack", width: 3 },
    { title: "Requirement", width: 4 },
    { title: "Signature", width: 6 },
    { title: "Remark", width: 4 },
    { title: "Audit number", width: 2 },
    { title: "SHA-256", width: 4 },
  ];
  return [heading("Signatures"), { kind: "table", caption: "Who signed what was found", columns, rows }];
}
