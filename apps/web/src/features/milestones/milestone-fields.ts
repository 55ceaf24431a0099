import { marketRegions } from "@clausewise/contracts/markets";
import { milestoneStatuses, milestoneStatusLabels, milestoneTypeLabels, milestoneTypes } from "@clausewise/contracts/milestone-words";

export const typeOptions = milestoneTypes.map((value) => ({ value, label: milestoneTypeLabels[value] }));
export const statusOptions = milestoneStatuses.map((value) => ({ value, label: milestoneStatusLabels[value] }));
export const marketOptions = marketRegions.map(({ region, markets }) => ({
  group: region,
  items: markets.map(({ code, name }) => ({ value: code, label: name })),
}));

/** What is written one to a line. */
export const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];
