import type { Answers } from "@clausewise/contracts";
import { type Known, type Truth, either, truthOf } from "./condition.ts";
import type { Indent, Rule, RuleSet } from "./rule-set.ts";

export interface ReadIndent {
  rule: Rule;
  indent: Indent;
  holds: Truth;
}

/** Every indent of a set of rules, with whether it holds by the answers. */
export interface Reading {
  known: Known;
  indents: readonly ReadIndent[];
}

/** What the answers say of rules; each rule is worked out once. Rules may name rules, never each other. */
function knownFrom(rules: readonly Rule[], answers: Answers): Known {
  const fired = new Map<string, Truth>();
  const known: Known = {
    answers,
    seen: new Map(),
    firesOf: (id) => {
      const before = fired.get(id);
      if (before !== undefined) return before;
      const rule = rules.find((one) => one.id === id);
      if (rule === undefined) throw new Error(`No rule ${id}`);
      const truth = either(rule.indents.map((indent) => truthOf(indent.whole, known)));
      fired.set(id, truth);
      return truth;
    },
  };
  return known;
}

export function read({ rules }: RuleSet, answers: Answers): Reading {
  const known = knownFrom(rules, answers);
  const indents = rules.flatMap((rule) => rule.indents.map((indent) => ({ rule, indent, holds: truthOf(indent.whole, known) })));
  return { known, indents };
}

/** What may come out as far as each indent is looked at by itself: nothing possible is missing, but something here may not be. */
export function bounds({ outcomes }: RuleSet, { indents }: Reading): readonly string[] {
  const rank = (outcome: string) => outcomes.indexOf(outcome);
  const certain = indents.filter(({ holds }) => holds === true).map(({ indent }) => rank(indent.gives));
  const least = Math.max(-1, ...certain);
  const possible = new Set(indents.filter(({ holds }) => holds !== false).map(({ indent }) => rank(indent.gives)));
  return outcomes.filter((_, at) => at >= least && possible.has(at));
}
