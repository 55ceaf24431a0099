import { createAnswerService, type AnswerParts } from "../features/answers/answers.service.ts";
import { createAnswerChangeService, type ChangeParts } from "../features/answers/changes/answer-changes.service.ts";
import type { Services } from "../service.ts";

/** The answers that are given, and what changes in what they cite. */
export const openAnswers = (parts: AnswerParts & ChangeParts): Pick<Services, "answers" | "answerChanges"> => ({
  answers: createAnswerService(parts),
  answerChanges: createAnswerChangeService(parts),
});
