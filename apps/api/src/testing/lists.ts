/** What a list is asked for when nothing is said: its first page, newest first. */
export const asked = <F extends object>(filters: F = {} as F) => ({ sort: "newest" as const, limit: 100, ...filters });
