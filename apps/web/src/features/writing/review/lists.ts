/** What can be listed beside the text. */
export const lists = ["findings", "elements", "references", "sources"] as const;
export type List = (typeof lists)[number];
