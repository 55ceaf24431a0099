import type { Condition } from "./condition.ts";
import { inGroup, none, option } from "./questions.ts";
import { type RuleSet, ruleOf } from "./rule-set.ts";

const { one, many, yesNo } = inGroup("Lamp");
export const clauses = [{ source: "Lamps", clause: "Lamps 1" }];

/** A rule that gives something where a condition holds. */
export const rule = (id: string, gives: string, when: Condition, applies?: Condition) =>
  ruleOf({
    id,
    name: `Rule ${id}`,
    title: id,
    group: "Rules",
    clauses,
    ...(applies && { applies }),
    indents: [{ says: `${id} gives ${gives}.`, when, gives }],
  });

/** Lamps, classified by what they are for: mild, sharp or hot. */
export const lamps = (rules: RuleSet["rules"], more: Partial<RuleSet> = {}): RuleSet => ({
  id: "eu-mdr",
  title: "Lamps",
  questions: [
    one({ id: "kind", text: "Kind?", help: "" }, option("lamp", "Lamp"), option("torch", "Torch")),
    many({ id: "for", text: "For what?", help: "" }, option("eyes", "Eyes"), option("skin", "Skin"), none()),
    yesNo({ id: "hot", text: "Is it hot?", help: "" }),
    yesNo({ id: "signed", text: "Is it signed?", help: "" }),
  ],
  rules,
  outcomes: ["mild", "sharp", "hot"],
  labels: { mild: "Mild", sharp: "Sharp", hot: "Hot" },
  further: {},
  remarks: [],
  strictest: { says: "The strictest holds.", clauses },
  ...more,
});
