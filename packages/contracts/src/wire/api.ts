import { accessTokenOperations } from "../operations/access-tokens.ts";
import { accountOperations } from "../operations/account.ts";
import { alertAssignmentOperations } from "../operations/alert-assignments.ts";
import { alertWorkOperations } from "../operations/alert-work.ts";
import { alertOperations } from "../operations/alerts.ts";
import { answerChangeOperations } from "../operations/answer-changes.ts";
import { answerReviewOperations } from "../operations/answer-reviews.ts";
import { answerOperations } from "../operations/answers.ts";
import { auditOperations } from "../operations/audit.ts";
import { checklistOperations } from "../operations/checklists.ts";
import { clockOperations } from "../operations/clocks.ts";
import { coachOperations } from "../operations/coach.ts";
import { contactOperations } from "../operations/contact.ts";
import { intelligenceOperations } from "../operations/intelligence.ts";
import { jobOperations } from "../operations/jobs.ts";
import { libraryOperations } from "../operations/library.ts";
import { dashboardOperations } from "../operations/dashboard.ts";
import { discussionModerationOperations } from "../operations/discussion-moderation.ts";
import { discussionOperations } from "../operations/discussions.ts";
import { documentOperations } from "../operations/documents.ts";
import { draftReviewOperations } from "../operations/draft-reviews.ts";
import { draftOperations } from "../operations/drafts.ts";
import { eventOperations } from "../operations/events.ts";
import { feedOperations } from "../operations/feeds.ts";
import { gapOperations } from "../operations/gaps.ts";
import { gapProofOperations } from "../operations/gap-proofs.ts";
import { gapRequirementOperations } from "../operations/gap-requirements.ts";
import { guidanceOperations } from "../operations/guidance.ts";
import { healthOperations } from "../operations/health.ts";
import { liveCitationOperations } from "../operations/live-citations.ts";
import { marketOperations } from "../operations/markets.ts";
import { milestonePlanOperations } from "../operations/milestone-plans.ts";
import { milestoneOperations } from "../operations/milestones.ts";
import { noteOperations } from "../operations/notes.ts";
import { notificationOperations } from "../operations/notifications.ts";
import { officialOperations } from "../operations/official.ts";
import { pathwayOperations } from "../operations/pathways.ts";
import { peopleOperations } from "../operations/people.ts";
import { productOperations } from "../operations/products.ts";
import { protocolOperations } from "../operations/protocols.ts";
import { queryOperations } from "../operations/queries.ts";
import { savedFilterOperations } from "../operations/saved-filters.ts";
import { referenceOperations } from "../operations/references.ts";
import { sessionLogOperations } from "../operations/session-log.ts";
import { sessionOperations } from "../operations/sessions.ts";
import { signatureOperations } from "../operations/signatures.ts";
import { subscriptionOperations } from "../operations/subscriptions.ts";
import { templateOperations } from "../operations/templates.ts";
import { translationOperations } from "../operations/translations.ts";
import { userOperations } from "../operations/users.ts";
import { warningLetterOperations } from "../operations/warning-letters.ts";
import { webhookOperations } from "../operations/webhooks.ts";

export * from "../operations/access-tokens.ts";
export * from "../operations/account.ts";
export * from "../operations/alert-assignments.ts";
export * from "../operations/alert-work.ts";
export * from "../operations/alerts.ts";
export * from "../operations/answer-changes.ts";
export * from "../operations/answer-reviews.ts";
export * from "../operations/answers.ts";
export * from "../operations/audit.ts";
export * from "../operations/checklists.ts";
export * from "../operations/clocks.ts";
export * from "../operations/coach.ts";
export * from "../operations/contact.ts";
export * from "../operations/dashboard.ts";
export * from "../operations/discussion-moderation.ts";
export * from "../operations/discussions.ts";
export * from "../operations/documents.ts";
export * from "../operations/events.ts";
export * from "../operations/feeds.ts";
export * from "../operations/draft-reviews.ts";
export * from "../operations/drafts.ts";
export * from "../operations/gaps.ts";
export * from "../operations/gap-proofs.ts";
export * from "../operations/gap-requirements.ts";
export * from "../operations/guidance.ts";
export * from "../operations/health.ts";
export * from "../operations/intelligence.ts";
export * from "../operations/jobs.ts";
export * from "../operations/library.ts";
export * from "../operations/live-citations.ts";
export * from "../operations/milestone-plans.ts";
export * from "../operations/milestones.ts";
export * from "../operations/places-in-sources.ts";
export * from "../operations/markets.ts";
export * from "../operations/notes.ts";
export * from "../operations/notifications.ts";
export * from "../operations/official.ts";
export * from "../operations/pathways.ts";
export * from "../operations/people.ts";
export * from "../operations/products.ts";
export * from "../operations/protocols.ts";
export * from "../operations/queries.ts";
export * from "../operations/saved-filters.ts";
export * from "../operations/references.ts";
export * from "../operations/session-log.ts";
export * from "../operations/sessions.ts";
export * from "../operations/signatures.ts";
export * from "../operations/subscriptions.ts";
export * from "../operations/templates.ts";
export * from "../operations/translations.ts";
export * from "../operations/users.ts";
export * from "../operations/warning-letters.ts";
export * from "../operations/webhooks.ts";

/** The whole API. REST, tRPC, OpenAPI and the contract tests are all read off this table. */
export const api = {
  accessTokens: accessTokenOperations,
  account: accountOperations,
  alerts: alertOperations,
  alertAssignments: alertAssignmentOperations,
  alertWork: alertWorkOperations,
  answers: answerOperations,
  answerChanges: answerChangeOperations,
  answerReviews: answerReviewOperations,
  audit: auditOperations,
  checklists: checklistOperations,
  clocks: clockOperations,
  coach: coachOperations,
  contact: contactOperations,
  intelligence: intelligenceOperations,
  jobs: jobOperations,
  library: libraryOperations,
  markets: marketOperations,
  dashboard: dashboardOperations,
  discussionModeration: discussionModerationOperations,
  discussions: discussionOperations,
  documents: documentOperations,
  draftReviews: draftReviewOperations,
  drafts: draftOperations,
  events: eventOperations,
  feeds: feedOperations,
  gaps: gapOperations,
  gapProofs: gapProofOperations,
  gapRequirements: gapRequirementOperations,
  guidance: guidanceOperations,
  health: healthOperations,
  liveCitations: liveCitationOperations,
  milestones: milestoneOperations,
  milestonePlans: milestonePlanOperations,
  notes: noteOperations,
  notifications: notificationOperations,
  official: officialOperations,
  pathways: pathwayOperations,
  people: peopleOperations,
  products: productOperations,
  protocols: protocolOperations,
  queries: queryOperations,
  savedFilters: savedFilterOperations,
  references: referenceOperations,
  sessionLog: sessionLogOperations,
  sessions: sessionOperations,
  signatures: signatureOperations,
  subscriptions: subscriptionOperations,
  templates: templateOperations,
  translations: translationOperations,
  users: userOperations,
  warningLetters: warningLetterOperations,
  webhooks: webhookOperations,
} as const;

export type Api = typeof api;
