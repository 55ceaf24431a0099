import { NewSavedFilter, type SavedFilter, SavedWish } from "@clausewise/contracts";
import { useAddress } from "../../shared/address.ts";
import type { Wanted } from "../../shared/list.ts";
import { withParams } from "../../shared/params.ts";
import { trpc } from "../../shared/trpc.ts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";
import { hubSpec } from "./hub-list.ts";
import type { UpdateList } from "./use-hub.ts";

export const useSavedFilters = () => trpc.savedFilters.list.useQuery({});

const usualOrder = hubSpec.sorts[0]?.[0];

/** What is to be kept of what the hub shows; a link to one update alone is no filter. Null where nothing narrows it. */
export function wishOf({ search, filters, sort }: Wanted): SavedWish | null {
  const { update: _, ...lasting } = filters;
  const wish = { ...lasting, ...(search !== "" && { search }), ...(sort !== null && sort !== usualOrder && { sort }) };
  const parsed = SavedWish.safeParse(wish);
  return parsed.success && Object.keys(wish).length > 0 ? parsed.data : null;
}

const sorted = (wish: SavedWish): string =>
  Object.entries(wish)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");

/** Whether the hub shows just what a filter asks for. */
export const isShown = ({ wish }: Pick<SavedFilter, "wish">, shown: SavedWish | null): boolean =>
  shown !== null && sorted(wish) === sorted(shown);

/** Has the hub show what a filter asks for, in place of what it shows. */
export function useApply() {
  const [, setParams] = useAddress();
  const names = ["search", "sort", ...hubSpec.filters.map(({ name }) => name)];
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  return ({ wish }: SavedFilter) => setParams((now) => withParams(now, { ...nothing, ...wish }), { preventScrollReset: true });
}

const Named = NewSavedFilter.pick({ name: true });

/** Keeps what the hub shows under a name; what is typed is kept until it is saved. */
export function useSaving(list: UpdateList) {
  const { savedFilters } = trpc.useUtils();
  const wish = wishOf(list.wanted);
  const form = useContractForm(Named, { initial: { name: "" }, draft: "saved-filter" });
  const call = trpc.savedFilters.create.useMutation({
    onSuccess: () => {
      form.forget();
      return savedFilters.list.invalidate();
    },
  });
  const send = ({ name }: { name: string }) => wish !== null && call.mutate({ name: name.trim(), wish });
  return { form, wish, send, sending: call.isPending, error: call.error };
}

/** Gives a filter another name. */
export function useRenaming({ id, name }: SavedFilter, onDone: () => void) {
  const { savedFilters } = trpc.useUtils();
  const form = useContractForm(Named, { initial: { name }, draft: `saved-filter-${id}` });
  const call = trpc.savedFilters.rename.useMutation({
    onSuccess: async () => {
      form.forget();
      await savedFilters.list.invalidate();
      onDone();
    },
  });
  const send = (given: { name: string }) => call.mutate({ id, name: given.name.trim() });
  return { form, send, sending: call.isPending, error: call.error };
}

export function useRemoval() {
  const { savedFilters } = trpc.useUtils();
  const call = trpc.savedFilters.remove.useMutation({ onSuccess: () => savedFilters.list.invalidate() });
  return async (id: string): Promise<void> => void (await call.mutateAsync({ id }));
}
