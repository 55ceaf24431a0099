import type { Answers, Route } from "@clausewise/contracts";
import type { RuleSet } from "../rules/rule-set.ts";
import { ivdrRoutes } from "./ivdr-routes.ts";
import { mdrRoutes } from "./mdr-routes.ts";
import { type RoutesOfSet, routesOf } from "./route.ts";
import { usDeviceRoutes, usLeadCenterRoutes, usMedicineRoutes } from "./us-routes.ts";

export const allRoutes: readonly RoutesOfSet[] = [mdrRoutes, ivdrRoutes, usDeviceRoutes, usMedicineRoutes, usLeadCenterRoutes];

/** The steps to market for everything that may come out by the answers. */
export function routesFor(set: RuleSet, answers: Answers): Route[] {
  const routes = allRoutes.find((one) => one.set === set.id);
  return routes === undefined ? [] : routesOf(routes, set, answers);
}
