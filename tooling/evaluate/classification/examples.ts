import { readFileSync } from "node:fs";
import { Answers } from "@clausewise/contracts";
import { type RuleSet, classify, misfits } from "@clausewise/planning";
import { z } from "zod";

const Example = z.object({
  device: z.string(),
  answers: Answers,
  class: z.string().optional(),
  rule: z.string().optional(),
});
type Example = z.infer<typeof Example>;

export const readExamples = (path: string): Example[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => Example.parse(JSON.parse(line)));

/** What comes out for one device; `right` is null where the line does not say what is expected. */
export function judge(set: RuleSet, example: Example) {
  const { outcomes, fired, asked } = classify(set, example.answers);
  const missing = asked.filter((id) => [example.answers[id] ?? "unknown"].flat().includes("unknown"));
  const deciding = fired.filter(({ decides }) => decides).map(({ rule }) => rule);
  const isClass = outcomes.join() === example.class;
  const isRule = example.rule === undefined || deciding.includes(example.rule);
  return {
    device: example.device,
    outcomes,
    fired: fired.map(({ name, gives }) => `${name}: ${set.labels[gives] ?? gives}`),
    missing,
    problems: misfits(set, example.answers),
    isClass,
    right: example.class === undefined ? null : isClass && isRule,
    expected: [example.class ?? "", example.rule ?? ""].join(" by rule "),
  };
}
