import { euRoutes } from "./eu.ts";
import type { ChecklistRoute } from "./item.ts";
import { deviceRoutes } from "./us-devices.ts";
import { drugRoutes } from "./us-drugs.ts";

/** What each kind of submission has to hold, and what goes before and after it. */
export const checklistRoutes: readonly ChecklistRoute[] = [...deviceRoutes, ...drugRoutes, ...euRoutes];
