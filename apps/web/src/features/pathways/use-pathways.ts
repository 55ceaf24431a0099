import type { PathwayAssessment, RuleSetId } from "@clausewise/contracts";
import { explain, statusOf, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";

/** Assessments of a product by one questionnaire, the last changed first. */
export const useAssessments = (product_id: string, rule_set: RuleSetId) =>
  trpc.pathways.list.useQuery({ product_id, rule_set }, { staleTime: 0 });

export const useAssessment = (id: string) => trpc.pathways.get.useQuery({ id }, { staleTime: 0, refetchOnWindowFocus: false });

/** What FDA's classification says of product codes or a regulation number. */
export const useTypesInRegister = (search: string) => trpc.pathways.fromRegister.useQuery({ search }, { staleTime: 60_000 });

/** Keeps assessments; what was changed is loaded again everywhere. */
export function usePathwayChanges() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.pathways.list.invalidate();
  const create = trpc.pathways.create.useMutation({ onSettled });
  const update = trpc.pathways.update.useMutation({ onSettled });
  const remove = trpc.pathways.remove.useMutation({ onSettled });
  const apply = trpc.pathways.apply.useMutation();
  const keep = (assessment: PathwayAssessment) => utils.pathways.get.setData({ id: assessment.id }, assessment);
  return {
    isBusy: create.isPending || update.isPending,
    create: async (given: Parameters<typeof create.mutateAsync>[0]): Promise<PathwayAssessment> => {
      const made = await create.mutateAsync(given);
      keep(made);
      return made;
    },
    /** Where it was changed elsewhere meanwhile, that is loaded, and the answers given here stay. */
    update: async (given: Parameters<typeof update.mutateAsync>[0]): Promise<PathwayAssessment> => {
      try {
        const changed = await update.mutateAsync(given);
        keep(changed);
        return changed;
      } catch (error) {
        if (statusOf(error) === 409) await utils.pathways.get.invalidate({ id: given.id });
        throw error;
      }
    },
    remove: ({ id }: PathwayAssessment) => remove.mutateAsync({ id }),
    apply: async ({ id }: PathwayAssessment): Promise<void> => {
      try {
        const product = await apply.mutateAsync({ id });
        utils.products.get.setData({ id: product.id }, product);
        notice(`The class now stands on “${product.name}”, with the rule that gives it.`);
      } catch (error) {
        notice(explain(error));
      }
    },
  };
}

export type PathwayChanging = ReturnType<typeof usePathwayChanges>;
