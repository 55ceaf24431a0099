import { builtInQuestionRules } from "@clausewise/static-data";
import { createQuestionReader } from "./question-reader.ts";

/** The product's own rules, and questions read by them. */
export const rules: ReturnType<typeof builtInQuestionRules> = builtInQuestionRules();
export const { understand, readFollowUp } = createQuestionReader(rules);
