import type { Clause, ProductQuestion, RuleSetId } from "@clausewise/contracts";
import { type Condition, all, always, any, not } from "./condition.ts";

/** One sentence of a rule: when it holds, and what follows. */
export interface Indent {
  id: string;
  /** In words of our own. */
  says: string;
  clauses: readonly Clause[];
  /** By itself, and together with its rule. */
  when: Condition;
  whole: Condition;
  gives: string;
}

export interface Rule {
  id: string;
  /** As people call it: `Rule 9`. */
  name: string;
  title: string;
  group: string;
  clauses: readonly Clause[];
  /** Holds for each of its indents. */
  applies: Condition;
  indents: readonly Indent[];
}

/** How rules are applied, said where it matters. */
interface Remark {
  says: string;
  clauses: readonly Clause[];
}

/** Questions about a product, and rules that say by the answers what it is. */
export interface RuleSet {
  id: RuleSetId;
  title: string;
  questions: readonly ProductQuestion[];
  rules: readonly Rule[];
  /** What may come out, the mildest first: of several that follow the last holds. */
  outcomes: readonly string[];
  /** What people read for each outcome: `Class IIa`. */
  labels: Readonly<Record<string, string>>;
  /** Questions that no rule asks, and that matter for some outcomes: for what follows from them. */
  further: Readonly<Record<string, { of: readonly string[]; when?: Condition }>>;
  remarks: readonly (Remark & { when: Condition })[];
  /** Said where rules that fire give different outcomes. */
  strictest: Remark;
}

/** An indent as it is written in a rule, before it has a name. */
export type WrittenIndent = Pick<Indent, "says" | "when" | "gives"> & Partial<Pick<Indent, "clauses">>;
type WrittenRule = Omit<Rule, "indents" | "applies"> & { applies?: Condition; indents: readonly WrittenIndent[] };

/** A rule whose indents are numbered in their order. */
export const ruleOf = ({ applies = always, indents, ...rule }: WrittenRule): Rule => ({
  ...rule,
  applies,
  indents: indents.map((indent, at) => ({
    clauses: rule.clauses,
    ...indent,
    id: `${rule.id}.${at + 1}`,
    whole: all(applies, indent.when),
  })),
});

/** What a rule gives "unless" one of its exceptions holds, followed by the exceptions. */
export const unless = (general: Omit<WrittenIndent, "when">, exceptions: readonly WrittenIndent[]): WrittenIndent[] => [
  { ...general, when: not(any(...exceptions.map(({ when }) => when))) },
  ...exceptions,
];
