import { knownDate } from "@clausewise/contracts/dates";
import type { AnswerChange, Clause, PathwayAssessment } from "@clausewise/contracts";
import type { Block, Report } from "@clausewise/documents";
import { answerInWords, classify, outcomesInWords, routesFor, type RuleSet, ruleSetNamed, whatWouldChange } from "@clausewise/planning";

const heading = (text: string): Block => ({ kind: "heading", level: 1, text });
const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const named = (clauses: readonly Clause[]): string => clauses.map(({ clause }) => clause).join(", ");
const list = (items: readonly string[], ordered = false): Block[] =>
  items.length === 0 ? [] : [{ kind: "list", ordered, items: items.map((text) => [paragraph(text)]) }];

function answersOf(set: RuleSet, { answers }: PathwayAssessment, asked: readonly string[]): Block {
  const questions = set.questions.filter(({ id }) => asked.includes(id));
  return {
    kind: "table",
    caption: "Questions and answers",
    columns: [
      { title: "Question", width: 5 },
      { title: "Answer", width: 4 },
      { title: "Clause", width: 3 },
    ],
    rows: questions.map((question) => [
      question.text,
      answerInWords(question, answers[question.id]) ?? "Not answered",
      named(question.clauses),
    ]),
  };
}

const changeInWords = (set: RuleSet, { question: id, to, outcomes }: AnswerChange): string => {
  const question = set.questions.find((one) => one.id === id);
  return `${question?.text ?? id} “${question === undefined ? id : (answerInWords(question, to) ?? id)}”: ${outcomesInWords(set, outcomes)}.`;
};

/** An assessment as a report to be filed: what was answered, what follows by which rules, what would change it, and the steps. */
export function reportOf(assessment: PathwayAssessment, today: string): Report {
  const set = ruleSetNamed(assessment.rule_set);
  const { answers } = assessment;
  const { outcomes, fired, remarks, asked } = classify(set, answers);
  const settled = outcomes.length === 1;
  const changes = whatWouldChange(set, answers).map((change) => changeInWords(set, change));
  return {
    title: assessment.name,
    subject: set.title,
    author: "Clausewise",
    date: today,
    language: "en",
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: settled ? "Result" : "Still possible", value: outcomesInWords(set, outcomes) },
          { label: "Answers as of", value: knownDate(assessment.updated_at.slice(0, 10), "long") },
          { label: "Version", value: String(assessment.version) },
        ],
      },
      heading("Rules that fire"),
      ...(fired.length === 0 ? [paragraph("None by what is answered so far.")] : []),
      ...list(
        fired.map(
          ({ name, says, clauses, decides }) =>
            `**${name}.** ${says}${decides && fired.length > 1 ? " It decides." : ""} (${named(clauses)})`,
        ),
      ),
      ...list(remarks.map(({ says, clauses }) => `${says} (${named(clauses)})`)),
      heading("Answers"),
      answersOf(set, assessment, asked),
      heading("What would change this"),
      paragraph(
        changes.length === 0
          ? "No single answer, given otherwise, would change the result."
          : "Each of these answers alone, given in place of the one above, changes the result; each was put in and the rules were run again.",
      ),
      ...list(changes),
      ...routesFor(set, answers).flatMap(({ title, steps }) => [
        heading(`Steps to market: ${title}`),
        ...list(
          steps.map((step) => `**${step.title}${step.certain ? "" : " (if it applies)"}.** ${step.says} (${named(step.clauses)})`),
          true,
        ),
      ]),
    ],
    closing:
      "This document tells what rules of law give for the answers above, as they were given; whether the answers are right is for whoever signs. The clauses are named, not quoted: read them before relying on this. It is not legal advice.",
    footer: `Clausewise · ${assessment.name} · ${today}`,
  };
}
