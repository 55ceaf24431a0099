import type { PathwayOption } from "@clausewise/contracts";
import { estimate, estimatedSpan } from "./estimate.ts";

const ofRoute = "A planning figure for the route as such; it rests on nothing that is known of the product.";
const months = (from: number, to: number) => estimatedSpan([from, to], "months", ofRoute);
const dollars = (value: number) => estimate(value, "USD", ofRoute);

/** The four routes that people plan with, each with its usual span, cost and complexity. */
export const pathwayOptions: readonly PathwayOption[] = [
  {
    id: "510k",
    name: "510(k)",
    description: "Premarket notification: substantial equivalence to a device that is legally marketed in the United States.",
    timeline: months(3, 6),
    cost: dollars(125_000),
    complexity: "medium",
    acceleratedOptions: ["Special 510(k)", "Abbreviated 510(k)"],
  },
  {
    id: "pma",
    name: "PMA",
    description: "Premarket approval: valid scientific evidence of safety and effectiveness, as most class III devices need it.",
    timeline: months(12, 18),
    cost: dollars(500_000),
    complexity: "high",
    acceleratedOptions: ["Breakthrough Devices Program", "Modular PMA"],
  },
  {
    id: "de_novo",
    name: "De Novo",
    description: "Classification of a novel device of low to moderate risk that has no predicate.",
    timeline: months(8, 12),
    cost: dollars(250_000),
    complexity: "high",
    acceleratedOptions: ["Breakthrough Devices Program"],
  },
  {
    id: "ce_mark",
    name: "CE marking",
    description: "Conformity assessment under the EU's regulation on medical devices, by a notified body where the class asks for one.",
    timeline: months(6, 12),
    cost: dollars(200_000),
    complexity: "medium",
    acceleratedOptions: [],
  },
];
