import type { RulePack } from "@clausewise/contracts";
import { lookForElements } from "./completeness.ts";
import { lookForInconsistencies } from "./consistency.ts";

/** What looks through a text by its words alone. */
export const proofreader = {
  inconsistencies: async (text: string) => lookForInconsistencies(text),
  elements: async (text: string, pack: RulePack) => lookForElements(text, pack),
};

export type Proofreader = typeof proofreader;
