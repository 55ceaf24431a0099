import type { Answers } from "@clausewise/contracts";
import { read } from "../../rules/evaluate.ts";
import { mdrClassification } from "./mdr.ts";

/** What rules of the MDR hold by some answers, and which class each gives. */
export const fired = (answers: Answers): string[] =>
  read(mdrClassification, answers)
    .indents.filter(({ holds }) => holds === true)
    .map(({ rule, indent }) => `${rule.name}: ${indent.gives}`);
