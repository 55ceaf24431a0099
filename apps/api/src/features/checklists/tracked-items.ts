import type { ProductIntake, TrackedItem } from "@clausewise/contracts";
import { type ChecklistRoute, checklistRoutes } from "@clausewise/planning";
import { checklistExtras } from "@clausewise/simulations";
import type { MarkRow } from "./checklists.repository.ts";

type Ruled = Omit<TrackedItem, "completed" | "completed_at" | "responsible" | "due" | "note" | "evidence">;

export const routeOf = (id: string): ChecklistRoute | null => checklistRoutes.find((route) => route.id === id) ?? null;

const ofRoute = ({ items }: ChecklistRoute): Ruled[] =>
  items.map(({ clauses, expected, links, ...item }) => ({
    ...item,
    required: item.applies === null,
    reason: null,
    clauses: [...clauses],
    expected: [...expected],
    links: [...links],
  }));

/** What the product's markets and name add. */
const beside = (product: Pick<ProductIntake, "name" | "category" | "targetMarkets">): Ruled[] =>
  checklistExtras(product).map(({ completed: _completed, ...extra }) => ({ ...extra, clauses: [], applies: null, expected: [] }));

const unsaid = { completed_at: null, responsible: "", due: null, note: "", evidence: [] };

/** The items of a route and of the product, each with what was said of it; those that are not done first. */
export function trackedItems(
  route: ChecklistRoute,
  product: Pick<ProductIntake, "name" | "category" | "targetMarkets">,
  marks: readonly MarkRow[],
): TrackedItem[] {
  const items = [...ofRoute(route), ...beside(product)].map((item): TrackedItem => {
    const { completed_at, responsible, due, note, evidence } = marks.find((mark) => mark.item === item.id) ?? unsaid;
    return { ...item, completed: completed_at !== null, completed_at, responsible, due, note, evidence };
  });
  return [...items.filter(({ completed }) => !completed), ...items.filter(({ completed }) => completed)];
}
