import type { GapAnalysis, ProductFacts, ToldCondition } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";
import { useRefreshList } from "../../shared/ui/use-list.ts";

/** The list of requirements in the cache, whatever it is narrowed to. */
export const requirementList = "gaps";

const toHold = { sort: "name", limit: 100 } as const;

/** The person's products, to be held against packs. */
export const useProductsToHold = () => trpc.products.list.useQuery(toHold);

/** Analyses that there are, those to be reviewed among them. */
export const useAnalyses = () => trpc.gaps.list.useQuery({});

export const useAnalysis = (id: string) => trpc.gaps.get.useQuery({ id });

export const useMatrix = (id: string) => trpc.gaps.matrix.useQuery({ id });

/** Has an analysis, or its matrix, be there before it is opened. */
export function usePreparedAnalysis() {
  const { gaps, products } = trpc.useUtils();
  const choice = () => Promise.all([gaps.list.prefetch({}), products.list.prefetch(toHold)]);
  return {
    analysis: (id: string) => void Promise.all([choice(), gaps.get.prefetch({ id })]),
    matrix: (id: string) => void gaps.matrix.prefetch({ id }),
  };
}

/** Has everything that follows from an analysis be read anew. */
export function useAnalysisChanged() {
  const { gaps, gapRequirements } = trpc.useUtils();
  const refresh = useRefreshList(requirementList);
  return async (analysis?: GapAnalysis): Promise<void> => {
    if (analysis) gaps.get.setData({ id: analysis.id }, analysis);
    else void gaps.get.invalidate();
    await Promise.all([gaps.list.invalidate(), gaps.matrix.invalidate(), gapRequirements.get.invalidate(), refresh()]);
  };
}

/** Chooses packs, tells facts and takes over newer versions. */
export function useAnalysisChanges({ id, version }: Pick<GapAnalysis, "id" | "version">) {
  const onSuccess = useAnalysisChanged();
  const choosing = trpc.gaps.choose.useMutation({ onSuccess });
  const telling = trpc.gaps.tell.useMutation({ onSuccess });
  const renewing = trpc.gaps.renew.useMutation({ onSuccess });
  return {
    choose: (packs: string[]) => choosing.mutate({ id, version, packs }),
    tell: (facts: ProductFacts, conditions: ToldCondition[]) => telling.mutate({ id, version, facts, conditions }),
    renew: (packs: string[]) => renewing.mutate({ id, version, packs }),
    choosing: choosing.isPending,
    telling: telling.isPending,
    renewing: renewing.isPending,
    error: choosing.error ?? telling.error ?? renewing.error,
  };
}

export type AnalysisChanges = ReturnType<typeof useAnalysisChanges>;

/** Reviewers and administrators, who can be asked for a review. */
export const useReviewers = (enabled: boolean) => trpc.alertAssignments.colleagues.useQuery({}, { enabled });

export function useReview(id: string, onDone: () => void) {
  const onSuccess = async (changed: () => Promise<void>) => {
    onDone();
    await changed();
  };
  const changed = useAnalysisChanged();
  const asking = trpc.gaps.askReview.useMutation({ onSuccess: () => onSuccess(changed) });
  const ending = trpc.gaps.endReview.useMutation({ onSuccess: () => onSuccess(changed) });
  return {
    ask: (person_id: string, note: string) => asking.mutate({ id, person_id, note }),
    end: (person_id: string) => ending.mutate({ id, person_id }),
    busy: asking.isPending || ending.isPending,
    error: asking.error ?? ending.error,
  };
}
