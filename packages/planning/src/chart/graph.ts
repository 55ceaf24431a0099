import type { Answers, DecisionGraph, ProductQuestion } from "@clausewise/contracts";
import { askedQuestions, countedAnswers } from "../rules/asked.ts";
import { classify } from "../rules/classify.ts";
import { chosen } from "../rules/condition.ts";
import { possibleOutcomes } from "../rules/outcomes.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { answerInWords, outcomesInWords } from "../rules/words.ts";
import { otherAnswers } from "../sensitivity/sensitivity.ts";

type Node = DecisionGraph["nodes"][number];
type Edge = DecisionGraph["edges"][number];

/** What other answers to a question would lead to, one node for each result, named after the question and the result. */
function besides(set: RuleSet, answers: Answers, question: ProductQuestion): { nodes: Node[]; edges: Edge[] } {
  const leads = otherAnswers(question, chosen(answers, question.id) ?? []).map((to) => ({
    answer: answerInWords(question, to),
    result: outcomesInWords(set, possibleOutcomes(set, { ...answers, [question.id]: to })),
  }));
  const results = [...Map.groupBy(leads, ({ result }) => result)];
  const idOf = (result: string) => `${question.id}: ${result}`;
  return {
    nodes: results.map(([result]) => ({ id: idOf(result), kind: "result", group: question.group, text: result, clauses: [] })),
    edges: results.map(([result, all]) => ({
      from: question.id,
      to: idOf(result),
      answer: all.map(({ answer }) => answer).join(" / "),
    })),
  };
}

const questionNode = ({ id, group, text, clauses }: ProductQuestion): Node => ({ id, kind: "question", group, text, clauses });

/** The end of the way: rules that decide and their result, or what is still possible before the first open question. */
function ending(set: RuleSet, answers: Answers): { nodes: Node[]; last: Node } {
  const { fired, outcomes, next } = classify(set, answers);
  const deciding = next === null ? fired.filter(({ decides }) => decides) : [];
  const nodes = deciding.map(({ indent, name, says, group, clauses }): Node => ({
    id: `rule ${indent}`,
    kind: "rule",
    group,
    text: `${name}. ${says}`,
    clauses,
  }));
  return { nodes, last: { id: "result", kind: "result", group: "Result", text: outcomesInWords(set, outcomes), clauses: [] } };
}

/** The questions of a product in their order with the answers given, what other answers would lead to, and what decides. */
export function decisionGraph(set: RuleSet, given: Answers): DecisionGraph {
  const answers = countedAnswers(set, given);
  const answered = askedQuestions(set, answers).filter(({ id }) => chosen(answers, id) !== null);
  const aside = answered.map((question) => besides(set, answers, question));
  const { nodes, last } = ending(set, answers);
  const way = [...answered.map(questionNode), ...nodes, last];
  const along = way.slice(1).map(({ id }, at): Edge => {
    const from = answered[at];
    return {
      from: way[at]?.id ?? id,
      to: id,
      answer: from === undefined ? null : answerInWords(from, chosen(answers, from.id)?.slice() ?? []),
    };
  });
  return {
    title: set.title,
    nodes: [...way, ...aside.flatMap((one) => one.nodes)],
    edges: [...along, ...aside.flatMap((one) => one.edges)],
    path: way.map(({ id }) => id),
  };
}

/** Whether the way that was taken leads over this edge. */
export const isTaken = ({ path }: DecisionGraph, { from, to }: Edge): boolean => path.some((id, at) => id === from && path[at + 1] === to);
