import type { Answers, RuleSetId } from "@clausewise/contracts";
import { ruleSets } from "../classification/rule-sets.ts";
import { routesFor } from "../routes/routes.ts";
import { possibleOutcomes } from "../rules/outcomes.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { outcomesInWords } from "../rules/words.ts";
import { checklistFor } from "./by-outcome.ts";
import type { ChecklistRoute, RuleItem } from "./item.ts";

/** What was answered of a product. */
export interface AnsweredSet {
  rule_set: RuleSetId;
  name: string;
  answers: Answers;
}

/** An item as it stands on the checklist of one product. */
export interface DueItem extends Omit<RuleItem, "outcomes"> {
  required: boolean;
  /** Where it comes from: the route as such, or a step that an assessment leads to. */
  origin: "route" | "step";
  /** Why it is there, where that is not the route as such. */
  reason: string | null;
}

interface Read {
  set: RuleSet;
  name: string;
  answers: Answers;
  outcomes: string[];
}

/** The assessment that leads to a checklist, of several the first; null where none does. */
function leadingTo(route: ChecklistRoute, assessments: readonly AnsweredSet[]): Read | null {
  for (const { rule_set, name, answers } of assessments) {
    const set = ruleSets.find(({ id }) => id === rule_set);
    if (!set || !set.outcomes.some((outcome) => checklistFor(set.id, outcome) === route.id)) continue;
    const outcomes = possibleOutcomes(set, answers).filter((outcome) => checklistFor(set.id, outcome) === route.id);
    if (outcomes.length > 0) return { set, name, answers, outcomes };
  }
  return null;
}

/** The questionnaire whose outcomes lead to a route. */
const setOf = (route: ChecklistRoute) => ruleSets.find(({ id, outcomes }) => outcomes.some((one) => checklistFor(id, one) === route.id));

/** An item of the route where what was found makes it due, or may. */
function ofRoute(route: ChecklistRoute, { outcomes, ...item }: RuleItem, found: Read | null): DueItem[] {
  const onRoute = { ...item, origin: "route" as const, reason: null };
  if (outcomes === null) return [{ ...onRoute, required: item.applies === null }];
  const possible = found?.outcomes ?? outcomes;
  if (!possible.some((outcome) => outcomes.includes(outcome))) return [];
  if (found && possible.every((outcome) => outcomes.includes(outcome))) return [{ ...onRoute, required: item.applies === null }];
  const set = found?.set ?? setOf(route);
  const where = set ? `Where the result is ${outcomesInWords(set, outcomes)}` : null;
  return [{ ...onRoute, required: false, applies: [where, item.applies].filter(Boolean).join("; ") }];
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The steps to market that the assessment leads to, each once. */
function ofSteps({ set, answers, name, outcomes }: Read): DueItem[] {
  const routes = routesFor(set, answers).filter(({ outcome }) => outcomes.includes(outcome));
  const steps = routes.flatMap(({ outcome, title: result, steps: all }) => all.map((step) => ({ ...step, outcome, result })));
  return [...Map.groupBy(steps, ({ title }) => title)].flatMap(([title, [step, ...others]]) => {
    if (!step) return [];
    const everywhere = others.length + 1 === outcomes.length;
    const required = everywhere && [step, ...others].every(({ certain }) => certain);
    return [
      {
        id: `step-${slug(title)}`.slice(0, 60),
        category: "Steps to market",
        title,
        description: step.says,
        clauses: step.clauses,
        applies: required ? null : everywhere ? "If it applies" : `Where the result is ${step.result}`,
        expected: [],
        links: [],
        later: null,
        required,
        origin: "step",
        reason: `Follows from the assessment “${name}”: ${outcomesInWords(set, outcomes)}`,
      },
    ];
  });
}

/** The items of a checklist for one product: those of its route by what was answered, then the steps that follow from the answers. */
export function dueItems(route: ChecklistRoute, assessments: readonly AnsweredSet[]): DueItem[] {
  const found = leadingTo(route, assessments);
  return [...route.items.flatMap((item) => ofRoute(route, item, found)), ...(found ? ofSteps(found) : [])];
}
