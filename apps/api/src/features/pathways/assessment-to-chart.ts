import type { PathwayAssessment } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { ChartDocument } from "@clausewise/documents";
import { decisionGraph, outcomesInWords, possibleOutcomes, ruleSetNamed } from "@clausewise/planning";
import type { placed } from "@clausewise/planning/chart";

/** An assessment as a drawing to be filed: the way that was taken, and what other answers lead to. */
export function chartOf({ name, rule_set, answers, updated_at }: PathwayAssessment, place: typeof placed, today: string): ChartDocument {
  const set = ruleSetNamed(rule_set);
  const { width, height, boxes, arrows } = place(decisionGraph(set, answers), "whole");
  const outcomes = possibleOutcomes(set, answers);
  return {
    title: name,
    subject: `${set.title}: the way that was taken`,
    author: "Clausewise",
    date: today,
    language: "en",
    facts: [
      `${outcomes.length === 1 ? "Result" : "Still possible"}: ${outcomesInWords(set, outcomes)}`,
      `Answers as of ${knownDate(updated_at.slice(0, 10), "long")}. Boxes and lines drawn strong were passed; the others are where another answer would lead.`,
      "This chart tells what rules of law give for the answers as they were given; whether the answers are right is for whoever signs. It is not legal advice.",
    ],
    footer: `Clausewise · ${name} · ${today}`,
    chart: {
      width,
      height,
      boxes: boxes.map(({ lines, clauses, kind, isPassed, left, top, width: wide, height: tall }) => ({
        lines,
        small: clauses,
        left,
        top,
        width: wide,
        height: tall,
        isRound: kind === "result",
        isStrong: isPassed,
      })),
      arrows: arrows.map(({ points, head, label, isTaken }) => ({ points, head, label, isStrong: isTaken })),
    },
  };
}
