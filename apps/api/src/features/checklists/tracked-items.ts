import type { ProductIntake, TrackedItem } from "@clausewise/contracts";
import { type AnsweredSet, type ChecklistRoute, checklistRoutes, dueByRule, dueItems } from "@clausewise/planning";
import { checklistExtras } from "@clausewise/simulations";
import type { PackStanding } from "../gaps/gaps.reads.ts";
import type { MarkRow } from "./checklists.repository.ts";
import { packItems, type RuledItem } from "./pack-items.ts";

/** What is known of a product, by its profile, its assessments and its gap analysis. */
export interface Known {
  assessments: readonly AnsweredSet[];
  packs: readonly PackStanding[];
}

type Product = Pick<ProductIntake, "name" | "category" | "targetMarkets"> & Known;

export const routeOf = (id: string): ChecklistRoute | null => checklistRoutes.find((route) => route.id === id) ?? null;

/** What the product's markets and name add. */
const beside = (product: Product): RuledItem[] =>
  checklistExtras(product).map(({ completed: _completed, ...extra }) => ({
    ...extra,
    origin: "product",
    requirements: null,
    clauses: [],
    applies: null,
    expected: [],
  }));

/** What follows from the route and the answers, each with its day by rule. */
const byRoute = (route: ChecklistRoute, product: Product, submitted: string | null) =>
  dueItems(route, product.assessments).map(({ later, clauses, expected, links, ...item }) => ({
    ...item,
    requirements: null,
    clauses: [...clauses],
    expected: [...expected],
    links: [...links],
    due_by_rule: submitted === null || item.origin === "step" ? null : dueByRule(route.id, { category: item.category, later }, submitted),
  }));

const unsaid = { completed_at: null, responsible: "", due: null, note: "", evidence: [] };

/** The items of a route and of the product, each with what was said of it; those that are not done first. */
export function trackedItems(route: ChecklistRoute, product: Product, marks: readonly MarkRow[], submitted: string | null): TrackedItem[] {
  const others = [...packItems(route, product.packs), ...beside(product)].map((item) => ({ ...item, due_by_rule: null }));
  const items = [...byRoute(route, product, submitted), ...others].map((item): TrackedItem => {
    const { completed_at, responsible, due, note, evidence } = marks.find((mark) => mark.item === item.id) ?? unsaid;
    return { ...item, completed: completed_at !== null, completed_at, responsible, due, note, evidence };
  });
  return [...items.filter(({ completed }) => !completed), ...items.filter(({ completed }) => completed)];
}
