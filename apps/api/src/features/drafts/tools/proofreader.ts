import type { Requirement, RulePack } from "@clausewise/contracts";
import { checkCompleteness, readManuscript, type ElementCheck } from "@clausewise/proofreading";
import { lookForElements } from "./completeness.ts";
import { lookForInconsistencies } from "./consistency.ts";

function lookForOne(text: string, requirement: Requirement): ElementCheck {
  const [check] = checkCompleteness(readManuscript({ text }), { requirements: [requirement] });
  if (!check) throw new Error(`the requirement ${requirement.id} was not looked for`);
  return check;
}

/** What looks through a text by its words alone. */
export const proofreader = {
  inconsistencies: async (text: string) => lookForInconsistencies(text),
  elements: async (text: string, pack: RulePack) => lookForElements(text, pack),
  element: async (text: string, requirement: Requirement) => lookForOne(text, requirement),
};

export type Proofreader = typeof proofreader;
