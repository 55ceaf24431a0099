/** Everything the audit trail can say happened: in words for people, and the kind of thing it happened to. */
export const auditActions = {
  "audit.restored": { label: "Stated that an older copy of the data was restored", object_type: "audit_trail" },
  "access.denied": { label: "Was refused an administrator's operation", object_type: "operation" },
  "alert.created": { label: "Created an alert", object_type: "alert" },
  "answer.exported": { label: "Exported an answer", object_type: "answer" },
  "audit.read": { label: "Read the audit trail", object_type: "audit_trail" },
  "contact.sent": { label: "Sent a contact message", object_type: "contact_message" },
  "corpus.checked": { label: "Checked or corrected a source", object_type: "source" },
  "corpus.imported": { label: "Imported a version of a source", object_type: "source" },
  "data.moved": { label: "Moved the data to another database", object_type: "database" },
  "document.uploaded": { label: "Uploaded a document", object_type: "document" },
  "job.cancelled": { label: "Cancelled a job", object_type: "job" },
  "job.retried": { label: "Had a failed job tried again", object_type: "job" },
  "notification.read": { label: "Marked a notification as read", object_type: "notification" },
  "person.added": { label: "Was added", object_type: "person" },
  "person.changed": { label: "Had their role or account changed", object_type: "person" },
  "query.bookmarked": { label: "Bookmarked a question", object_type: "query" },
  "query.saved": { label: "Saved a question", object_type: "query" },
  "query.unbookmarked": { label: "Removed a bookmark", object_type: "query" },
  "question.asked": { label: "Asked a question", object_type: "answer" },
  "session.created": { label: "Signed in", object_type: "person" },
  "session.denied": { label: "Was refused a sign-in", object_type: "session" },
  "session.ended": { label: "Signed out", object_type: "person" },
  "session.revoked": { label: "Signed out everywhere", object_type: "person" },
  "template.downloaded": { label: "Downloaded a template", object_type: "template" },
} as const satisfies Record<`${string}.${string}`, { label: string; object_type: string }>;

export type AuditAction = keyof typeof auditActions;
