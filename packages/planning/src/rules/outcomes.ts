import type { Answers, ProductQuestion } from "@clausewise/contracts";
import { openQuestions } from "./asked.ts";
import { bounds, read } from "./evaluate.ts";
import type { RuleSet } from "./rule-set.ts";

/** Ways that are tried for one outcome before it is taken as possible. */
const most = 1500;

/** The options of a question that are tried, the denying ones first: most products have few peculiarities. */
const tried = ({ options, choice }: ProductQuestion): (string | string[])[] => {
  const values = options.map(({ value }) => value).toSorted((a, b) => Number(isDenial(b)) - Number(isDenial(a)));
  return choice === "many" ? values.map((value) => [value]) : values;
};
const isDenial = (value: string): boolean => value === "no" || value === "none";

/** Whether answers to what is open can lead to the outcome. */
function isReachable(set: RuleSet, answers: Answers, outcome: string, left: { tries: number }): boolean {
  const possible = bounds(set, read(set, answers));
  if (!possible.includes(outcome)) return false;
  if (possible.length === 1 || left.tries-- <= 0) return true;
  const open = openQuestions(set, answers);
  const question = set.questions.find(({ id }) => open.has(id));
  if (question === undefined) return true;
  return tried(question).some((answer) => isReachable(set, { ...answers, [question.id]: answer }, outcome, left));
}

/** What may come out by the answers, the mildest first. Never less than is possible; more only where that is too much to try. */
export const possibleOutcomes = (set: RuleSet, answers: Answers): string[] => {
  const possible = bounds(set, read(set, answers));
  return possible.length === 1 ? [...possible] : possible.filter((outcome) => isReachable(set, answers, outcome, { tries: most }));
};
