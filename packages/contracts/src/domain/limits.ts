/** Largest and usual sizes, each once. */

/** Longest question in characters. */
export const questionLimit = 4000;

/** Largest upload in bytes: 50 MB. */
export const uploadLimit = 50 * 1024 * 1024;

/** What one person may keep: bytes of files, every version counted, documents, and passages that are searched. */
export const documentQuota = { bytes: 10 * 1024 * 1024 * 1024, documents: 5000, passages: 120_000 } as const;

/** Days for which a document or product that was deleted can be had back. */
export const undoDays = 30;

/** Largest dated version of a source as JSON, in bytes. */
export const importLimit = 32 * 1024 * 1024;

/** Largest body that brings a draft or a change of one, in bytes: its longest text in UTF-8, with room for what JSON escapes. */
export const draftBodyLimit = 16 * 1024 * 1024;

/** Characters that a text may have, by what it is. */
export const lengths = {
  code: 20,
  tag: 40,
  name: 100,
  label: 200,
  title: 300,
  email: 320,
  identifier: 400,
  search: 500,
  heading: 1000,
  address: 2000,
  token: 4096,
  description: 5000,
  message: 10_000,
  passage: 20_000,
  answer: 100_000,
  draft: 4_000_000,
} as const;

/** How many there may be of something in one request. */
export const counts = {
  headings: 12,
  superseded: 50,
  documents: 100,
  tags: 20,
  markets: 60,
  /** Pieces of evidence of one kind under an assessment. */
  evidence: 50,
  /** Filters of the Intelligence Hub that one person keeps. */
  savedFilters: 50,
  /** Pairs of addresses that open one person's alerts. */
  feeds: 10,
  /** Access tokens of one person. */
  accessTokens: 20,
  /** Addresses of one person that are told what they are told. */
  webhooks: 50,
  /** Lines of one kind in a product's profile. */
  entries: 100,
  /** Milestones that one person keeps, and that a board shows at once. */
  milestones: 20_000,
  boardMilestones: 2000,
  /** Whom one milestone is shared with. */
  recipients: 100,
  /** Replies that one discussion takes. */
  replies: 500,
  /** Requirements of a gap analysis that are changed at once. */
  requirements: 2000,
  passages: 20_000,
  page: 100_000,
  offset: 1_000_000,
} as const;

/** Entries on a page: as many as are given where nothing is said, and the most. */
export const pageSizes = {
  entries: { usual: 50, most: 200 },
  passages: { usual: 40, most: 200 },
  records: { usual: 1000, most: 5000 },
} as const;

/** Calls a person may make per minute, where they are fewer than of other operations. */
export const callsPerMinute = {
  ask: 60,
  feed: 60,
  accessToken: 10,
  webhookTest: 10,
  export: 30,
  upload: 60,
  signIn: 60,
  session: 30,
  contact: 10,
  discussion: 6,
  reply: 20,
  vote: 60,
  report: 10,
  erase: 5,
  personalData: 3,
} as const;

/** Days for which an access token may be good, and how many where nothing is said. */
export const accessTokenDays = { usual: 90, most: 365 } as const;

/** Years for which a signature's name, time and meaning outlive the account of whoever signed. */
export const signatureRetentionYears = 10;
