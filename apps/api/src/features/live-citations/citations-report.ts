import { type LiveCitation, liveStateLabels, restingKindLabels, statusLabels } from "@clausewise/contracts";
import type { Report, Table } from "@clausewise/documents";

const tableOf = (items: readonly LiveCitation[]): Table => ({
  kind: "table",
  caption: "Live citation links",
  columns: [
    { title: "Clause", width: 3 },
    { title: "Source", width: 4 },
    { title: "State", width: 2 },
    { title: "Why", width: 5 },
    { title: "Version that holds", width: 3 },
    { title: "Its status", width: 2 },
    { title: "What rests on it", width: 5 },
    { title: "How many rest on it", width: 2 },
  ],
  rows: items.map(({ citation, source_title, state, because, version, rests, resting }) => [
    citation,
    source_title,
    liveStateLabels[state],
    because,
    version?.label ?? "",
    version === null ? "" : statusLabels[version.status],
    rests.map(({ kind, title }) => `${restingKindLabels[kind]}: ${title}`).join("; "),
    resting,
  ]),
});

/** The clauses that work rests on as a report to be filed. */
export function citationsReport(items: readonly LiveCitation[], product: string | null, today: string): Report {
  const whose = product ?? "Everything of mine";
  const counts = Map.groupBy(items, ({ state }) => state);
  return {
    title: `${whose}: live citation links`,
    subject: "Clauses that the work rests on",
    author: "Clausewise",
    date: today,
    language: "en",
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: "As of", value: today },
          { label: "Clauses", value: String(items.length) },
          ...[...counts].map(([state, of]) => ({ label: liveStateLabels[state], value: String(of.length) })),
        ],
      },
      tableOf(items),
    ],
    closing:
      "Where a clause stands is what the library of this installation holds on the day named above. What it does not hold is said so; the official text decides.",
    footer: `${whose}: live citation links`,
  };
}
