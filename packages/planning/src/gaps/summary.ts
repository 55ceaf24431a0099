import type { GapCounts, GapStatus, Requirement } from "@clausewise/contracts";

interface Counted {
  status: GapStatus;
  level: Requirement["level"];
  title: string;
}

export const countsOf = (all: readonly Pick<Counted, "status">[]): GapCounts =>
  Object.fromEntries([...Map.groupBy(all, ({ status }) => status)].map(([status, of]) => [status, of.length]));

/** What the specification's row asks of a market. */
export interface RowParts {
  completedRequirements: string[];
  missingRequirements: string[];
  /** Requirements of the law of which nothing at all was shown. */
  critical: number;
}

const isOpen: ReadonlySet<GapStatus> = new Set(["missing", "partly_shown", "in_review", "check_again", "to_decide"]);

/** What is met and what is not; what does not apply is neither. */
export const rowPartsOf = (all: readonly Counted[]): RowParts => ({
  completedRequirements: all.filter(({ status }) => status === "met").map(({ title }) => title),
  missingRequirements: all.filter(({ status }) => isOpen.has(status)).map(({ title }) => title),
  critical: all.filter(({ status, level }) => status === "missing" && level !== "recommended").length,
});
