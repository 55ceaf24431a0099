import type { Checklist, ItemChanges, TrackedItem } from "@clausewise/contracts";
import { counted } from "../../shared/format.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";

export const useChecklistRoutes = () => trpc.checklists.routes.useQuery({}, { staleTime: Infinity });

export const useChecklists = (productId: string) =>
  trpc.checklists.list.useQuery({ product_id: productId }, { staleTime: 0, retry: false });

/** What is said of an item at once; the rest of it stays. */
export type Said = Omit<ItemChanges, "id" | "item">;

const withItem = (lists: Checklist[] | undefined, id: string, item: TrackedItem): Checklist[] | undefined =>
  lists?.map((list) => (list.id === id ? { ...list, items: list.items.map((one) => (one.id === item.id ? item : one)) } : list));

/** Makes, changes and deletes the checklists of a product; what is changed is seen at once, and put back where it was not kept. */
export function useChecklistActs(productId: string) {
  const utils = trpc.useUtils();
  const key = { product_id: productId };
  const refresh = () => utils.checklists.list.invalidate(key);
  const generate = trpc.checklists.generate.useMutation({ onSettled: refresh });
  const change = trpc.checklists.change.useMutation();
  const plan = trpc.checklists.plan.useMutation({ onSettled: refresh });
  const milestones = trpc.milestonePlans.fromChecklist.useMutation();
  const remove = trpc.checklists.remove.useMutation({ onSettled: refresh });
  const put = (id: string, item: TrackedItem) => utils.checklists.list.setData(key, (lists) => withItem(lists, id, item));
  return {
    isBusy: generate.isPending,
    async generate(route: string): Promise<boolean> {
      try {
        await generate.mutateAsync({ product_id: productId, route });
        return true;
      } catch (error) {
        notice(`The checklist was not made. ${explain(error)}`);
        return false;
      }
    },
    async say(id: string, item: TrackedItem, said: Said): Promise<void> {
      const { completed = item.completed, responsible = item.responsible, due = item.due, note = item.note } = said;
      // An answer that was asked for before would put back what is changed now.
      void utils.checklists.list.cancel(key);
      put(id, { ...item, completed, responsible, due, note });
      try {
        put(id, await change.mutateAsync({ id, item: item.id, ...said }));
      } catch (error) {
        put(id, item);
        notice(`“${item.title}” was not changed. ${explain(error)}`);
      }
    },
    async plan(id: string, submitted: string | null): Promise<void> {
      try {
        await plan.mutateAsync({ id, submitted });
      } catch (error) {
        notice(`The day of the submission was not changed. ${explain(error)}`);
      }
    },
    async makeMilestones(id: string): Promise<void> {
      try {
        const made = await milestones.mutateAsync({ checklist_id: id });
        notice(`Added: ${counted(made.length, "milestone")}. They stand under ClinRes Navigator, Milestone Tracking.`);
      } catch (error) {
        notice(`No milestones were made. ${explain(error)}`);
      }
    },
    remove: (id: string) => remove.mutateAsync({ id }),
  };
}

export type ChecklistActs = ReturnType<typeof useChecklistActs>;
