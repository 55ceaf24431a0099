import { euRoutes } from "./eu.ts";
import { ivdr } from "./eu-ivdr.ts";
import type { ChecklistRoute } from "./item.ts";
import { premarketNotification } from "./us-510k.ts";
import { biosimilar } from "./us-biosimilar.ts";
import { deNovo } from "./us-de-novo.ts";
import { drugRoutes } from "./us-drugs.ts";
import { investigation } from "./us-ide.ts";
import { humanitarian, premarketApproval } from "./us-pma.ts";
import { withoutApplication } from "./us-without-application.ts";

/** What each kind of submission has to hold, and what goes before and after it. */
export const checklistRoutes: readonly ChecklistRoute[] = [
  premarketNotification,
  deNovo,
  premarketApproval,
  humanitarian,
  investigation,
  ...drugRoutes,
  biosimilar,
  ...withoutApplication,
  ...euRoutes,
  ivdr,
];
