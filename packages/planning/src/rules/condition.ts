import type { Answers } from "@clausewise/contracts";

/** Something that holds or not by what was answered. */
export type Condition =
  /** One of these options was chosen. */
  | { question: string; has: readonly string[] }
  /** Nothing but these options was chosen. */
  | { question: string; only: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** One of these rules fires. */
  | { fires: readonly string[] };

/** Null where the answers do not say. */
export type Truth = boolean | null;

export const is = (question: string, ...has: readonly string[]): Condition => ({ question, has });
export const only = (question: string, ...options: readonly string[]): Condition => ({ question, only: options });
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions });
export const not = (condition: Condition): Condition => ({ not: condition });
export const fires = (...rules: readonly string[]): Condition => ({ fires: rules });
export const always: Condition = { all: [] };

/** The options that were chosen; null where the question was not answered, or with `unknown`. */
export function chosen(answers: Answers, question: string): readonly string[] | null {
  const answer = answers[question];
  const options = answer === undefined ? [] : [answer].flat();
  return options.length === 0 || options.includes("unknown") ? null : options;
}

const negated = (truth: Truth): Truth => (truth === null ? null : !truth);

/** True where all are, false where one is not. */
const both = (truths: readonly Truth[]): Truth => (truths.includes(false) ? false : truths.includes(null) ? null : true);
export const either = (truths: readonly Truth[]): Truth => negated(both(truths.map(negated)));

/** What answers and rules say of conditions. */
export interface Known {
  answers: Answers;
  /** Conditions that were looked at: rules share many of them. */
  seen: Map<Condition, Truth>;
  firesOf: (rule: string) => Truth;
}

const ofAnswer = (options: readonly string[] | null, test: (options: readonly string[]) => boolean): Truth =>
  options === null ? null : test(options);

export function truthOf(condition: Condition, known: Known): Truth {
  const before = known.seen.get(condition);
  if (before !== undefined) return before;
  const truth = workedOut(condition, known);
  known.seen.set(condition, truth);
  return truth;
}

function workedOut(condition: Condition, known: Known): Truth {
  if ("has" in condition)
    return ofAnswer(chosen(known.answers, condition.question), (options) => options.some((option) => condition.has.includes(option)));
  if ("only" in condition)
    return ofAnswer(chosen(known.answers, condition.question), (options) => options.every((option) => condition.only.includes(option)));
  if ("all" in condition) return both(condition.all.map((part) => truthOf(part, known)));
  if ("any" in condition) return either(condition.any.map((part) => truthOf(part, known)));
  if ("not" in condition) return negated(truthOf(condition.not, known));
  return either(condition.fires.map(known.firesOf));
}
