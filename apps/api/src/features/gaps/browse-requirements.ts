import type { GapRequirement, GapRequirementFilter, GapRequirementPage } from "@clausewise/contracts";
import { type dueTimes, gapStatuses } from "@clausewise/contracts/vocabulary";
import { createShelf } from "../../platform/listing/shelf.ts";

const dayInMs = 86_400_000;
const soon = 30;

/** When something is due, seen from a day. */
function dueTime({ due, status }: GapRequirement, today: string): (typeof dueTimes)[number] {
  if (due === null) return "none";
  if (due < today && status !== "met" && status !== "not_applicable") return "overdue";
  const limit = new Date(Date.parse(today) + soon * dayInMs).toISOString().slice(0, 10);
  return due <= limit ? "next_30_days" : "later";
}

const marksOf = ({ clauses_changed, pack_change, overridden }: GapRequirement): string[] => [
  ...(clauses_changed ? ["clauses_changed"] : []),
  ...(pack_change === null ? [] : ["pack_changed"]),
  ...(overridden ? ["overridden"] : []),
];

const never = "9999-12-31";

/** The requirements of an analysis by words and filters, with what each filter would leave. */
export function browseRequirements(all: readonly GapRequirement[], filter: GapRequirementFilter, today: string): GapRequirementPage {
  const place = new Map(all.map(({ id }, at) => [id, at]));
  const byPlace = (a: GapRequirement, b: GapRequirement) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0);
  const browse = createShelf<GapRequirement, keyof GapRequirementPage["facets"], GapRequirementFilter["sort"]>({
    facets: {
      market: ({ markets }) => markets,
      pack: ({ pack }) => [pack],
      group: ({ group }) => [group],
      status: ({ status }) => [status],
      responsible: ({ responsible }) => (responsible === "" ? [] : [responsible]),
      due: (item) => [dueTime(item, today)],
      marked: marksOf,
    },
    described: ({ title, requirement, group, clauses }) => `${title} ${requirement} ${group} ${clauses.join(" ")}`,
    named: ({ title }) => title,
    orders: {
      order: byPlace,
      status: (a, b) => gapStatuses.indexOf(a.status) - gapStatuses.indexOf(b.status) || byPlace(a, b),
      due: (a, b) => (a.due ?? never).localeCompare(b.due ?? never) || byPlace(a, b),
      title: (a, b) => a.title.localeCompare(b.title) || byPlace(a, b),
    },
  });
  const { search = "", sort, cursor, limit, id: _, ...chosen } = filter;
  return browse(all, { search, chosen, sort, cursor, limit });
}
