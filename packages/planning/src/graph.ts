import type { DecisionGraph } from "@clausewise/contracts";

/** Whether the way that was taken leads over this edge. */
export const isTaken = ({ path }: DecisionGraph, { from, to }: DecisionGraph["edges"][number]): boolean =>
  path.some((id, at) => id === from && path[at + 1] === to);
