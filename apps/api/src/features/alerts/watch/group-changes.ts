import type { OfficialChange } from "@clausewise/contracts";
import type { About, Rated } from "@clausewise/watch";

/** A change with what it is about and how severe that is. */
export interface ReadChange {
  change: OfficialChange;
  about: About;
  rated: Rated;
}

/** More of one kind at once are told of in one alert. */
const mostApart = 12;

const keyOf = ({ change, about, rated }: ReadChange): string =>
  [change.kind, about.kind, rated.severity, rated.reason, change.library_source_id === null].join("|");

/**
 * Changes of one source that one alert each tells of. Entries of which each concerns few (clearances, studies) are told of
 * together, and so is whatever comes in great numbers at once.
 */
export function groupChanges(changes: readonly ReadChange[]): ReadChange[][] {
  const alike = [...Map.groupBy(changes, keyOf).values()];
  return alike.flatMap((group) => (isTogether(group) ? [group] : group.map((one) => [one])));
}

const isTogether = (group: readonly ReadChange[]): boolean => {
  const [first] = group;
  const ofFew = first?.change.library_source_id === null && first.about.reach === "named";
  return group.length > (ofFew ? 1 : mostApart);
};
