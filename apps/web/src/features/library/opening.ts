/** Where a passage of a source is read: an address of this page with the source opened beside it. */
export type Opening = (place: { sourceId: string; passageId: string | null; versionId?: string }) => string;

/** The link that opened a place, so that closing it can give the focus back. */
export const openerElement = (passageId: string | null, versionId: string | null): string => `open-${passageId ?? versionId ?? "source"}`;
