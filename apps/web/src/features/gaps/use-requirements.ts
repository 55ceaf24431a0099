import type { GapAnalysis, GapRequirement, GapRequirementFilter } from "@clausewise/contracts";
import { dueTimeLabels, dueTimes, gapStatusLabels, gapStatuses } from "@clausewise/contracts/vocabulary";
import { useMemo } from "react";
import { type ListSource, type ListSpec, type Wanted, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { markLabels, marketName } from "./gap-words.ts";
import { requirementList, useAnalysisChanged } from "./use-gaps.ts";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const specOf = (titles: Readonly<Record<string, string>>): ListSpec => ({
  filters: [
    { name: "status", label: "Status", nameOf: nameIn(gapStatusLabels), known: gapStatuses },
    { name: "market", label: "Market", nameOf: marketName },
    { name: "pack", label: "Pack", nameOf: nameIn(titles) },
    { name: "group", label: "Group" },
    { name: "responsible", label: "Who sees to it" },
    { name: "due", label: "Due", nameOf: nameIn(dueTimeLabels), known: dueTimes },
    { name: "marked", label: "Marked", nameOf: nameIn(markLabels), known: Object.keys(markLabels) },
  ],
  sorts: [
    ["order", "As in the packs"],
    ["status", "By status, open ones first"],
    ["due", "By due date"],
    ["title", "By title"],
  ],
});

/** The requirements of an analysis, as the address asks for them. */
export function useRequirementList({ id, packs }: Pick<GapAnalysis, "id" | "packs">) {
  const { client } = trpc.useUtils();
  const spec = useMemo(() => specOf(Object.fromEntries(packs.map(({ pack, title }) => [pack, title]))), [packs]);
  const source = useMemo<ListSource<GapRequirement>>(
    () => ({
      name: requirementList,
      part: id,
      read: (input) => client.gapRequirements.list.query({ ...(asCall(input) as Partial<GapRequirementFilter>), id }),
    }),
    [client, id],
  );
  return useList(source, spec);
}

/** What is planned for some requirements; what is left out stays. */
export interface Planned {
  responsible?: string;
  due?: string | null;
  note?: string;
  override?: { state: "applies" | "does_not_apply"; reason: string } | null;
}

/** Requirements by their ids, or all that fit a filter. */
export interface ChosenRequirements {
  requirements: string[];
  fitting?: Fitting;
  /** Those of them that are left out. */
  except?: string[];
}

type Fitting = Omit<Partial<GapRequirementFilter>, "id" | "sort" | "cursor" | "limit">;

/** The filter that a list is narrowed by. */
export const fittingOf = ({ search, filters }: Wanted): Fitting => ({ ...(filters as Fitting), ...(search !== "" && { search }) });

/** Changes some requirements at once. */
export function usePlanning(id: string, onDone: () => void = () => undefined) {
  const changed = useAnalysisChanged();
  const call = trpc.gapRequirements.change.useMutation({
    onSuccess: async () => {
      onDone();
      await changed();
    },
  });
  return {
    plan: (chosen: ChosenRequirements, planned: Planned) => call.mutate({ id, chosen, ...planned }),
    planning: call.isPending,
    error: call.error,
  };
}
