import { milestoneStatuses, milestoneStatusLabels, milestoneTypeLabels, milestoneTypes } from "@clausewise/contracts/milestone-words";
import { formatDate } from "../../shared/format.ts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import type { ListSpec } from "../../shared/list.ts";

type Names = Readonly<Record<string, string>>;
const nameIn = (names: Names) => (value: string) => names[value] ?? value;

const whoseLabels: Names = { own: "Yours", shared: "Shared with you" };

export const milestoneSpec: ListSpec = {
  filters: [
    { name: "status", label: "Status", nameOf: nameIn(milestoneStatusLabels), known: milestoneStatuses },
    { name: "type", label: "Type", nameOf: nameIn(milestoneTypeLabels), known: milestoneTypes },
    { name: "country", label: "Market", nameOf: jurisdictionName },
    { name: "protocolId", label: "Protocol" },
    { name: "whose", label: "Whose", nameOf: nameIn(whoseLabels), known: ["own", "shared"] },
    { name: "from", label: "From", nameOf: formatDate },
    { name: "until", label: "Until", nameOf: formatDate },
  ],
  sorts: [
    ["planned", "By day"],
    ["latest", "Latest day first"],
    ["changed", "Last changed first"],
    ["name", "By name"],
  ],
};
