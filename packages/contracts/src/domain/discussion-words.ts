/** What the discussion board speaks of, without validators so that browsers load little. */

type Labels<T extends readonly string[]> = Readonly<Record<T[number], string>>;

export const discussionCategories = [
  "fda-510k",
  "eu-mdr",
  "cybersecurity",
  "ai-ml",
  "clinical-trials",
  "quality-systems",
  "digital-health",
  "pma",
] as const;
export const discussionCategoryLabels: Labels<typeof discussionCategories> = {
  "fda-510k": "FDA 510(k)",
  "eu-mdr": "EU MDR",
  cybersecurity: "Cybersecurity",
  "ai-ml": "AI/ML",
  "clinical-trials": "Clinical Trials",
  "quality-systems": "Quality Systems",
  "digital-health": "Digital Health",
  pma: "PMA",
};

/** By the last activity, by how many people viewed it, by votes; what is pinned stands before all else. */
export const discussionSorts = ["recent", "popular", "votes"] as const;
export const discussionSortLabels: Labels<typeof discussionSorts> = {
  recent: "Most Recent",
  popular: "Most Popular",
  votes: "Most Voted",
};

/** Which discussions of all: those that lack an accepted answer, the viewer's own, or those they follow. */
export const discussionScopes = ["open", "own", "followed"] as const;
export const discussionScopeLabels: Labels<typeof discussionScopes> = {
  open: "Not resolved",
  own: "Started by me",
  followed: "Followed by me",
};

/** Why somebody reports what another wrote. */
export const reportReasons = ["wrong", "confidential", "abusive", "spam", "other"] as const;
export const reportReasonLabels: Labels<typeof reportReasons> = {
  wrong: "Wrong or misleading",
  confidential: "Confidential or personal data",
  abusive: "Abusive",
  spam: "Advertising",
  other: "Something else",
};

/** What came of a report. */
export const reportOutcomes = ["removed", "kept"] as const;
export const reportOutcomeLabels: Labels<typeof reportOutcomes> = { removed: "Removed", kept: "Left as it is" };

/** What somebody is to others who read what they wrote. */
export const writerRoleLabels = {
  regulatory_professional: "Regulatory Professional",
  reviewer: "Reviewer",
  administrator: "Administrator",
} as const;

/** What people are called to themselves, and who is gone to others. */
export const ownName = "You";
export const goneName = "Deleted person";
