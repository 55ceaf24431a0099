const writing = "/regulatory-compass?tab=writing";

/** Where a draft is worked on; null stands for a new one. */
export const writingAddress = (id: string | null): string => (id === null ? writing : `${writing}&draft=${id}`);

/** Where all drafts are listed. */
export const draftsAddress = `${writing}&view=drafts`;
