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

/** A requirement with its place among all and when it is due, seen from the day on which it was listed. */
export interface ListedRequirement extends GapRequirement {
  place: number;
  due_time: (typeof dueTimes)[number];
}

export const listedOf = (all: readonly GapRequirement[], today: string): ListedRequirement[] =>
  all.map((item, place) => ({ ...item, place, due_time: dueTime(item, today) }));

const never = "9999-12-31";
const byPlace = (a: ListedRequirement, b: ListedRequirement) => a.place - b.place;

const browse = createShelf<ListedRequirement, keyof GapRequirementPage["facets"], GapRequirementFilter["sort"]>({
  facets: {
    market: ({ markets }) => markets,
    pack: ({ pack }) => [pack],
    group: ({ group }) => [group],
    status: ({ status }) => [status],
    responsible: ({ responsible }) => (responsible === "" ? [] : [responsible]),
    due: ({ due_time }) => [due_time],
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

/** The requirements of an analysis by words and filters, with what each filter would leave. */
export function browseRequirements(all: readonly ListedRequirement[], filter: GapRequirementFilter): GapRequirementPage {
  const { search = "", sort, cursor, limit, id: _, ...chosen } = filter;
  const { items, ...page } = browse(all, { search, chosen, sort, cursor, limit });
  return { ...page, items: items.map(({ place: _place, due_time: _due, ...item }) => item) };
}
