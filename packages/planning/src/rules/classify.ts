import type { Answers, Classification, RuleRead } from "@clausewise/contracts";
import { askedQuestions, countedAnswers } from "./asked.ts";
import { chosen, truthOf } from "./condition.ts";
import { type ReadIndent, type Reading, read } from "./evaluate.ts";
import { possibleOutcomes } from "./outcomes.ts";
import { reasonsOf } from "./reasons.ts";
import type { Rule, RuleSet } from "./rule-set.ts";

const told = ({ rule, indent }: ReadIndent, { known }: Reading): RuleRead => ({
  rule: rule.id,
  name: rule.name,
  title: rule.title,
  group: rule.group,
  indent: indent.id,
  says: indent.says,
  clauses: [...indent.clauses],
  gives: indent.gives,
  because: reasonsOf(indent.whole, known),
});

/** Why no sentence of a rule holds: what it is of does not fit, or else each sentence by itself. */
function against(rule: Rule, { known }: Reading): string[] {
  if (truthOf(rule.applies, known) === false) return reasonsOf(rule.applies, known);
  return [...new Set(rule.indents.flatMap((indent) => reasonsOf(indent.when, known)))];
}

const passedOver = ({ rules }: RuleSet, reading: Reading): Classification["passed"] =>
  rules
    .filter(({ id }) => reading.known.firesOf(id) === false)
    .map((rule) => ({
      rule: rule.id,
      name: rule.name,
      title: rule.title,
      group: rule.group,
      clauses: [...rule.clauses],
      because: against(rule, reading),
    }));

/** What holds, and which of it is strictest. */
function firedOf({ outcomes }: RuleSet, reading: Reading): Classification["fired"] {
  const fired = reading.indents.filter(({ holds }) => holds === true);
  const strictest = Math.max(...fired.map(({ indent }) => outcomes.indexOf(indent.gives)));
  return fired.map((one) => ({ ...told(one, reading), decides: outcomes.indexOf(one.indent.gives) === strictest }));
}

function remarksOf(set: RuleSet, reading: Reading, fired: Classification["fired"]): Classification["remarks"] {
  const remarks = set.remarks.filter(({ when }) => truthOf(when, reading.known) === true);
  const differ = new Set(fired.map(({ gives }) => gives)).size > 1;
  return [...remarks, ...(differ ? [set.strictest] : [])].map(({ says, clauses }) => ({ says, clauses: [...clauses] }));
}

/** What the rules say of a product by what was answered; what is not answered is left open, never guessed. */
export function classify(set: RuleSet, given: Answers): Classification {
  const answers = countedAnswers(set, given);
  const reading = read(set, answers);
  const asked = askedQuestions(set, answers);
  const fired = firedOf(set, reading);
  return {
    rule_set: set.id,
    outcomes: possibleOutcomes(set, answers),
    fired,
    possible: reading.indents.filter(({ holds }) => holds === null).map((one) => told(one, reading)),
    passed: passedOver(set, reading),
    remarks: remarksOf(set, reading, fired),
    asked: asked.map(({ id }) => id),
    next: asked.find(({ id }) => chosen(answers, id) === null)?.id ?? null,
  };
}
