import { alertOperations } from "./alerts.ts";
import { answerOperations } from "./answers.ts";
import { auditOperations } from "./audit.ts";
import { contactOperations } from "./contact.ts";
import { corpusOperations } from "./corpus.ts";
import { dashboardOperations } from "./dashboard.ts";
import { documentOperations } from "./documents.ts";
import { guidanceOperations } from "./guidance.ts";
import { healthOperations } from "./health.ts";
import { notificationOperations } from "./notifications.ts";
import { queryOperations } from "./queries.ts";
import { sessionOperations } from "./sessions.ts";
import { templateOperations } from "./templates.ts";
import { userOperations } from "./users.ts";

/** The whole API. REST, tRPC, OpenAPI and the contract tests are all read off this table. */
export const api = {
  alerts: alertOperations,
  answers: answerOperations,
  audit: auditOperations,
  contact: contactOperations,
  corpus: corpusOperations,
  dashboard: dashboardOperations,
  documents: documentOperations,
  guidance: guidanceOperations,
  health: healthOperations,
  notifications: notificationOperations,
  queries: queryOperations,
  sessions: sessionOperations,
  templates: templateOperations,
  users: userOperations,
} as const;

export type Api = typeof api;
