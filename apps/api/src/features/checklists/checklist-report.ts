import type { Checklist, TrackedItem } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { Report, Table } from "@clausewise/documents";

const day = (date: string): string => knownDate(date.slice(0, 10), "long");

const stateOf = ({ completed_at, required }: TrackedItem): string =>
  completed_at === null ? (required ? "Open" : "Open, where it applies") : `Done on ${day(completed_at)}`;

const saysOf = ({ description, applies, reason, note }: TrackedItem): string =>
  [description, applies === null ? "" : `Applies: ${applies}.`, reason ?? "", note === "" ? "" : `Note: ${note}`].filter(Boolean).join(" ");

const tableOf = (items: readonly TrackedItem[]): Table => ({
  kind: "table",
  caption: "Items",
  columns: [
    { title: "State", width: 2 },
    { title: "Heading", width: 2 },
    { title: "Item", width: 3 },
    { title: "What it asks", width: 5 },
    { title: "Clause", width: 2 },
    { title: "Owner", width: 2 },
    { title: "Due", width: 2 },
    { title: "Evidence", width: 3 },
    { title: "Links", width: 3 },
  ],
  rows: items.map((item) => [
    stateOf(item),
    item.category,
    item.title,
    saysOf(item),
    item.clauses.map(({ clause }) => clause).join("; "),
    item.responsible,
    item.due === null ? "" : day(item.due),
    item.evidence.map(({ label }) => label).join("; "),
    item.links.map(({ title, url }) => `${title}: ${url}`).join("; "),
  ]),
});

/** A checklist as a report to be filed. */
export function checklistReport({ route, items }: Checklist, product: string, today: string): Report {
  const open = items.filter(({ completed }) => !completed).length;
  return {
    title: `${product}: ${route.name}`,
    subject: "Checklist",
    author: "Clausewise",
    date: today,
    language: "en",
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: "Submission", value: route.name },
          { label: "As of", value: day(today) },
          { label: "Open", value: String(open) },
          { label: "Done", value: String(items.length - open) },
        ],
      },
      tableOf(items),
    ],
    closing:
      "Items follow from the clauses that they name; whether an item is done is what its owner says. Confirm against the official text.",
    footer: `${product}: ${route.name}`,
  };
}
