import { jurisdictionName } from "@clausewise/contracts/jurisdiction-names";
import { severities, severityLabels, updateSourceLabels, updateTypeLabels } from "@clausewise/contracts/vocabulary";
import type { ListSpec } from "../../shared/list.ts";

/** The values that a filter of several names in the address: `US,EU`. */
export const valuesOf = (chosen: string | undefined): string[] => (chosen ?? "").split(",").filter(Boolean);

/** The same with one of them put in or taken out; null where none is left. */
export function toggled(chosen: string | undefined, value: string): string | null {
  const values = valuesOf(chosen);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length === 0 ? null : next.join(",");
}

type Names = Readonly<Record<string, string>>;
const eachIn = (nameOf: (value: string) => string) => (chosen: string) => valuesOf(chosen).map(nameOf).join(", ");
const nameIn = (names: Names) => (value: string) => names[value] ?? value;

/** How one value of a filter is called. */
export const valueNames: Readonly<Record<string, (value: string) => string>> = {
  market: jurisdictionName,
  impact: nameIn(severityLabels),
  source: nameIn(updateSourceLabels),
  type: nameIn(updateTypeLabels),
};

/** Whether an address names only values that there are. */
const allIn =
  (isOne: (value: string) => boolean) =>
  (chosen: string): boolean =>
    valuesOf(chosen).every(isOne);
const isMarket = (code: string): boolean => code === "Global" || code === "Research" || jurisdictionName(code) !== code;

const knownValues: Readonly<Record<string, (chosen: string) => boolean>> = {
  market: allIn(isMarket),
  impact: allIn((value) => value in severityLabels),
  source: allIn((value) => value in updateSourceLabels),
};

/** Filters of which several values can be chosen. */
export const severalFilters = [
  ["market", "Market"],
  ["impact", "Impact level"],
  ["source", "Data source"],
] as const;

const severest = severities.toReversed();

/** The values of a filter as they are offered: levels of impact by what hangs on them, others as they were counted. */
export const inOrder = <T extends { value: string }>(name: string, counted: readonly T[]): readonly T[] =>
  name === "impact" ? severest.flatMap((level) => counted.filter(({ value }) => value === level)) : counted;

export const hubSpec: ListSpec = {
  filters: [
    ...severalFilters.map(([name, label]) => ({
      name,
      label,
      nameOf: eachIn(valueNames[name] ?? String),
      ...(knownValues[name] && { known: knownValues[name] }),
    })),
    { name: "type", label: "Update type", nameOf: nameIn(updateTypeLabels), known: Object.keys(updateTypeLabels) },
    { name: "bookmarked", label: "Bookmarks", nameOf: () => "yours alone", known: ["yes"] },
    { name: "read", label: "Read", known: ["yes", "no"] },
    { name: "update", label: "Shown", nameOf: () => "one update alone" },
  ],
  sorts: [
    ["newest", "Newest first"],
    ["oldest", "Oldest first"],
    ["effective", "By effective date"],
  ],
};
