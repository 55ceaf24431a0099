import { type Condition, type Known, truthOf } from "./condition.ts";

/** Questions whose answers make the condition hold or not, each once; none where they do not say. */
export function reasonsOf(condition: Condition, known: Known): string[] {
  const truth = truthOf(condition, known);
  return truth === null ? [] : [...new Set(reasons(condition, truth, known))];
}

function reasons(condition: Condition, truth: boolean, known: Known): string[] {
  if ("question" in condition) return [condition.question];
  if ("fires" in condition) return [];
  if ("not" in condition) return reasons(condition.not, !truth, known);
  const parts = "all" in condition ? condition.all : condition.any;
  // One part that fails is enough for all not to hold, and one that holds for any.
  const isEnough = "all" in condition ? !truth : truth;
  const speaking = parts.filter((part) => truthOf(part, known) === truth);
  return (isEnough ? speaking.slice(0, 1) : speaking).flatMap((part) => reasons(part, truth, known));
}
