import type { SearchResult } from "@clausewise/contracts";
import { authorityLabels } from "../../shared/authorities.ts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";

const listed = (names: readonly string[]) => new Intl.ListFormat("en").format(names);

/** A jurisdiction that another authority would search stands as its code; what the library does not hold, by its name. */
const isHeld = (named: string) => jurisdictionName(named) !== named;

/** Whether the library was searched at all: for what is declined it is not, whatever an earlier version counted. */
export const isSearched = ({ outcome, searched }: Pick<SearchResult, "outcome" | "searched">): boolean =>
  outcome !== "declined" && searched.passages > 0;

/** Says of what the question names that it was not looked at, and why. */
export function notSearchedText({ not_searched, authority }: Pick<SearchResult, "not_searched" | "authority">): string[] {
  const elsewhere = authority === "MULTI_AUTHORITY" ? [] : not_searched.filter(isHeld);
  const missing = not_searched.filter((named) => !elsewhere.includes(named));
  const all = authorityLabels.MULTI_AUTHORITY;
  return [
    ...(missing.length === 0 ? [] : [`Not in the library: ${listed(missing.map(jurisdictionName))}.`]),
    ...(elsewhere.length === 0
      ? []
      : [
          `Also named, but not searched under ${authorityLabels[authority]}: ${listed(elsewhere.map(jurisdictionName))}. Ask in ${all} to search all that the library holds.`,
        ]),
  ];
}

/** Says of names of another law what was searched for in their place. */
export const otherNamesText = ({ other_names }: Pick<SearchResult, "other_names">): string[] =>
  [...Map.groupBy(other_names, ({ said }) => said)].map(
    ([said, names]) =>
      `“${said}” is a name of another law; searched here as ${new Intl.ListFormat("en", { type: "disjunction" }).format(names.map(({ here }) => `“${here}”`))}.`,
  );

/** Says that a question was answered under another authority than the one chosen, whose law it does not speak of. */
export const chosenText = ({ authority, authority_chosen }: Pick<SearchResult, "authority" | "authority_chosen">): string | null =>
  authority_chosen === null
    ? null
    : `Answered under ${authorityLabels[authority]}, whose law the question speaks of; ${authorityLabels[authority_chosen]} was chosen.`;
