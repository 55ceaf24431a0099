/** What milestones are called and how they stand, without validators so that browsers load little. */

type Labels<T extends readonly string[]> = Readonly<Record<T[number], string>>;

export const milestoneTypes = ["submission", "review_start", "query_response", "approval", "rejection", "amendment"] as const;
export const milestoneTypeLabels: Labels<typeof milestoneTypes> = {
  submission: "Submission",
  review_start: "Review start",
  query_response: "Query response",
  approval: "Approval",
  rejection: "Rejection",
  amendment: "Amendment",
};

export const milestoneStatuses = ["pending", "in_progress", "completed", "delayed", "cancelled"] as const;
export const milestoneStatusLabels: Labels<typeof milestoneStatuses> = {
  pending: "Pending",
  in_progress: "In progress",
  completed: "Completed",
  delayed: "Delayed",
  cancelled: "Cancelled",
};

/** Whether a milestone stays where it is when what it depends on moves. */
export const isSettled = (status: (typeof milestoneStatuses)[number]): boolean => status === "completed" || status === "cancelled";

/** Where milestones belong for which no protocol is named. */
export const usualProtocol = "protocol-1";

/** Whom a text names, parted by commas. */
export const recipientsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
];

/** What is said once a milestone is shared. */
export const sharedMessage = (name: string, recipients: readonly string[]): string =>
  `Milestone "${name}" has been shared with: ${recipients.join(", ")}`;

/** What is asked for where a milestone lacks its name or its day. */
export const fillInRequired = "Please fill in required fields";
