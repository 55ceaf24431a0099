import { createAnswerService, type AnswerParts } from "../features/answers/answers.service.ts";
import { createAnswerChangeService, type ChangeParts } from "../features/answers/changes/answer-changes.service.ts";
import { createAnswerReviewService, type ReviewParts } from "../features/answers/reviews/answer-reviews.service.ts";
import { createNotify } from "../features/notifications/notify.ts";
import { createSharing } from "../features/sharing/sharing.ts";
import { createSignatureReads } from "../features/signatures/signatures.reads.ts";
import type { Services } from "../service.ts";
import type { Platform } from "./platform.ts";

type Given = Omit<AnswerParts & ChangeParts & ReviewParts, keyof Platform | "signatures" | "sharing" | "notify">;

/** The answers that are given, what changes in what they cite, and who reviews them. */
export function openAnswers(platform: Platform, given: Given): Pick<Services, "answers" | "answerChanges" | "answerReviews"> {
  const { database, clock, trail } = platform;
  const signatures = createSignatureReads(database, trail.records);
  const parts = { ...platform, ...given, signatures, sharing: createSharing(clock), notify: createNotify(platform) };
  return {
    answers: createAnswerService(parts),
    answerChanges: createAnswerChangeService(parts),
    answerReviews: createAnswerReviewService(parts),
  };
}
