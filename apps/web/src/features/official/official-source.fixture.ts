import type { OfficialSource } from "@clausewise/contracts";

/** A source as the server tells of it, for tests. */
export const officialSource = (given: Partial<OfficialSource>): OfficialSource => ({
  id: "ecfr",
  title: "Title 21 of the Code of Federal Regulations",
  publisher: "Office of the Federal Register and U.S. Government Publishing Office",
  url: "https://www.ecfr.gov/current/title-21",
  terms: "Work of the US Government, in the public domain.",
  scope: "Parts of title 21 that are in force",
  holds: "texts",
  by_hand: "texts",
  rhythm: 24,
  outcome: "unchanged",
  result: "Title 21 of the Code of Federal Regulations: the source says that nothing changed.",
  last_try: "2026-11-22T20:00:00.000Z",
  last_success: "2026-11-22T20:00:00.000Z",
  is_silent: false,
  next_run: "2026-11-23T20:00:00.000Z",
  looking_since: null,
  progress: null,
  as_of: "2026-11-20",
  entries: 96,
  growth: { added: 96, changed: 0, removed: 0 },
  seen_live: "2026-11-01T08:00:00.000Z",
  ...given,
});
