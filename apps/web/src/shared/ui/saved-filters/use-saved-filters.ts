import { type FilteredList, type SavedFilter, SavedFilterName, SavedWish, fitsList, savedWords } from "@clausewise/contracts";
import { useAddress } from "../../address.ts";
import type { ListSpec } from "../../list.ts";
import { withParams } from "../../params.ts";
import { trpc } from "../../trpc.ts";
import { useContractForm } from "../use-contract-form.ts";
import type { List } from "../use-list.ts";

/** A list that filters are kept of. */
export interface KeptList {
  of: FilteredList;
  list: Pick<List<unknown>, "spec" | "wanted">;
}

export const useSavedFilters = (list: FilteredList) => trpc.savedFilters.list.useQuery({ list });

/** What is to be kept of what a list shows; a filter that cannot be saved, such as a link to one row alone, is none. Null where nothing narrows it. */
export function wishOf({ of, list: { spec, wanted } }: KeptList): SavedWish | null {
  const { search, filters, sort } = wanted;
  const lasting = savedWords.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]] as const]));
  const isUsual = sort === null || sort === spec.sorts[0]?.[0];
  const wish = { ...Object.fromEntries(lasting), ...(search !== "" && { search }), ...(!isUsual && { sort }) };
  const parsed = SavedWish.safeParse(wish);
  return parsed.success && Object.keys(wish).length > 0 && fitsList(of, parsed.data) ? parsed.data : null;
}

const sorted = (wish: SavedWish): string =>
  Object.entries(wish)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");

/** Whether a list shows just what a filter asks for. */
export const isShown = ({ wish }: Pick<SavedFilter, "wish">, shown: SavedWish | null): boolean =>
  shown !== null && sorted(wish) === sorted(shown);

/** What a filter asks for, in words. */
export function inWords(wish: SavedWish, { filters, sorts }: ListSpec): string {
  const given: Readonly<Record<string, string | undefined>> = wish;
  const parts = filters.flatMap(({ name, label, nameOf }) => {
    const value = given[name];
    return value === undefined ? [] : [`${label}: ${nameOf?.(value) ?? value}`];
  });
  const order = sorts.find(([value]) => value === wish.sort)?.[1];
  const search = wish.search === undefined ? [] : [`“${wish.search}”`];
  return [...search, ...parts, ...(order === undefined ? [] : [order.toLowerCase()])].join(" · ");
}

/** Has a list show what a filter asks for, in place of what it shows. */
export function useApply({ filters }: ListSpec) {
  const [, setParams] = useAddress();
  const names = ["search", "sort", ...filters.map(({ name }) => name)];
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  return ({ wish }: SavedFilter) => setParams((now) => withParams(now, { ...nothing, ...wish }), { preventScrollReset: true });
}

/** Keeps what a list shows under a name; what is typed is kept until it is saved. */
export function useSaving(kept: KeptList) {
  const { savedFilters } = trpc.useUtils();
  const wish = wishOf(kept);
  const form = useContractForm(SavedFilterName, { initial: { name: "" }, draft: `saved-filter-of-${kept.of}` });
  const call = trpc.savedFilters.create.useMutation({
    onSuccess: () => {
      form.forget();
      return savedFilters.list.invalidate();
    },
  });
  const send = ({ name }: { name: string }) => wish !== null && call.mutate({ name: name.trim(), list: kept.of, wish });
  return { form, wish, send, sending: call.isPending, error: call.error };
}

/** Gives a filter another name. */
export function useRenaming({ id, name }: SavedFilter, onDone: () => void) {
  const { savedFilters } = trpc.useUtils();
  const form = useContractForm(SavedFilterName, { initial: { name }, draft: `saved-filter-${id}` });
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
