import { referenceVerdictLabels, referenceVerdicts, type CheckedReference, type ReferenceCheck } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { Block, Report, Table } from "@clausewise/documents";

const day = (date: string): string => knownDate(date, "long");

const partOf = ({ part, words }: CheckedReference["places"][number]): string => (part === null ? `“${words}”` : `page ${part}: “${words}”`);

/** Places that are named one by one. */
const mostPlaces = 12;

function placesOf({ places }: CheckedReference): string {
  const more = places.length > mostPlaces ? `, and ${places.length - mostPlaces} more` : "";
  return places.slice(0, mostPlaces).map(partOf).join("; ") + more;
}

const signs = { same: "", only_quoted: "quoted: ", only_held: "held: " } as const;

const differencesOf = ({ differences }: CheckedReference): string =>
  differences
    .filter(({ kind }) => kind !== "same")
    .map(({ kind, words }) => `${signs[kind]}“${words}”`)
    .join("; ");

const saying = (one: CheckedReference): string => [one.message, differencesOf(one)].filter(Boolean).join(" ");

const tableOf = (found: readonly CheckedReference[]): Table => ({
  kind: "table",
  caption: "References",
  columns: [
    { title: "Verdict", width: 2 },
    { title: "Reference", width: 3 },
    { title: "What holds", width: 5 },
    { title: "In its place", width: 3 },
    { title: "Where it stands", width: 4 },
    { title: "Source", width: 3 },
  ],
  rows: found.map((one) => [
    referenceVerdictLabels[one.verdict],
    one.reference,
    saying(one),
    one.successors.map(({ citation }) => citation).join("; "),
    placesOf(one),
    one.target?.url ?? one.target?.citation ?? "",
  ]),
});

/** A check as a report to be filed. */
export function reportOf(check: ReferenceCheck, found: readonly CheckedReference[], today: string): Report {
  const asOf = check.as_of ?? today;
  const counts = referenceVerdicts.flatMap((verdict) => {
    const count = check.counts[verdict] ?? 0;
    return count === 0 ? [] : [{ label: referenceVerdictLabels[verdict], value: String(count) }];
  });
  const blocks: Block[] = [
    {
      kind: "facts",
      facts: [
        { label: "Library as of", value: day(asOf) },
        { label: "Text of", value: check.day === null ? "no day given" : day(check.day) },
        { label: "References", value: String(found.length) },
        ...counts,
      ],
    },
    tableOf(found),
  ];
  return {
    title: check.title,
    subject: "Check of references",
    author: "Clausewise",
    date: today,
    language: "en",
    blocks,
    closing: `This document states what the library and the registers of this installation said on ${day(asOf)}. “Not in the library” says nothing of whether something exists. Standards are compared by their editions alone, not by their words. It is not legal advice.`,
    footer: `Clausewise · references checked on ${day(asOf)}`,
  };
}
