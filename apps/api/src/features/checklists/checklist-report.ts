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
    dueOf(item),
    item.evidence.map(({ label }) => label).join("; "),
    item.links.map(({ title, url }) => `${title}: ${url}`).join("; "),
  ]),
});

const dueOf = ({ due, due_by_rule }: TrackedItem): string => {
  if (due !== null) return day(due);
  return due_by_rule === null ? "" : `${day(due_by_rule.day)} (by rule)`;
};

/** The days of the review, where the day of the submission is known. */
const datesOf = (dates: Checklist["dates"]): Table[] =>
  dates.length === 0
    ? []
    : [
        {
          kind: "table",
          caption: "Days that follow by the review clock",
          columns: [
            { title: "Day", width: 2 },
            { title: "What", width: 4 },
            { title: "Clock", width: 3 },
            { title: "Why", width: 5 },
            { title: "Clause", width: 3 },
          ],
          rows: dates.map(({ clock, date }) => [
            date.day === null ? "Not known" : day(date.day),
            date.rule.title,
            clock,
            date.why,
            date.rule.source.clause,
          ]),
        },
      ];

/** A checklist as a report to be filed. */
export function checklistReport({ route, submission, dates, items }: Checklist, product: string, today: string): Report {
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
          { label: "Submission day", value: submission.day === null ? "Not set" : `${day(submission.day)}: ${submission.label}` },
          { label: "Open", value: String(open) },
          { label: "Done", value: String(items.length - open) },
        ],
      },
      tableOf(items),
      ...datesOf(dates),
    ],
    closing:
      "Items follow from the clauses that they name; whether an item is done is what its owner says. Confirm against the official text.",
    footer: `${product}: ${route.name}`,
  };
}
