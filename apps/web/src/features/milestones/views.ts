/** The ways to look at milestones. */
export const views = [
  ["list", "List"],
  ["timeline", "Timeline"],
  ["board", "Kanban"],
  ["calendar", "Calendar"],
] as const;
export type View = (typeof views)[number][0];
