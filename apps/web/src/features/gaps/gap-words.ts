import type { GapCounts, GapStatus } from "@clausewise/contracts";
import { jurisdictionName } from "@clausewise/contracts/jurisdiction-names";
import { gapStatuses } from "@clausewise/contracts/vocabulary";
import type { Tone } from "../../shared/labels.ts";

export const statusTones: Record<GapStatus, Tone> = {
  check_again: "bad",
  missing: "bad",
  partly_shown: "warn",
  in_review: "plain",
  to_decide: "warn",
  met: "ok",
  not_applicable: "plain",
};

export const marketName = (code: string): string => (code === "INT" ? "Every market" : jurisdictionName(code));

/** What the marks of a requirement are called. */
export const markLabels: Readonly<Record<string, string>> = {
  clauses_changed: "Clauses changed",
  pack_changed: "Changed in the pack",
  overridden: "Decided by hand",
};

/** Counts in the order of the statuses, those that are none left out. */
export const countsShown = (counts: GapCounts): [status: GapStatus, count: number][] =>
  gapStatuses.flatMap((status): [GapStatus, number][] => {
    const count = counts[status] ?? 0;
    return count === 0 ? [] : [[status, count]];
  });

/** The gap analysis of a product. */
export const gapsAddress = (productId: string): string =>
  `/regulatory-compass?${new URLSearchParams({ tab: "gaps", product: productId }).toString()}`;

/** The same as a chart or a matrix, in a window of its own. */
export const matrixAddress = (productId: string, view: "chart" | "matrix"): string =>
  `/gap-matrix?${new URLSearchParams({ product: productId, view }).toString()}`;
