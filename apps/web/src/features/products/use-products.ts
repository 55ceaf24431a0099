import type { Product, ProductFilter } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { drafts } from "../../shared/draft.ts";
import { explain, statusOf, trpc } from "../../shared/trpc.ts";
import { notice, noticeWithUndo } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";
import type { ProductValues } from "./product-values.ts";
import { type KeptValues, draftOf } from "./use-product-form.ts";

const listName = "products";

const spec: ListSpec = {
  filters: [],
  sorts: [
    ["newest", "Last changed first"],
    ["name", "By name"],
  ],
};

/** A person's products, as the address asks for them. */
export function useProductList(deleted: boolean) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Product>>(
    () => ({
      name: listName,
      part: deleted ? "deleted" : "kept",
      read: (input) => client.products.list.query({ ...(asCall(input) as Partial<ProductFilter>), deleted }),
    }),
    [client, deleted],
  );
  return useList(source, spec);
}

/** The products that were changed last, and how many there are. */
export const useNewestProducts = (limit: number) => trpc.products.list.useQuery({ limit }, { staleTime: 0 });

export const useProduct = (id: string) => trpc.products.get.useQuery({ id }, { staleTime: 0, refetchOnWindowFocus: false });

/** Keeps products; what was changed is loaded again everywhere. */
export function useProductChanges() {
  const utils = trpc.useUtils();
  const refreshList = useRefreshList(listName);
  const onSettled = () => Promise.all([refreshList(), utils.products.list.invalidate()]);
  const create = trpc.products.create.useMutation({ onSettled });
  const update = trpc.products.update.useMutation({ onSettled });
  const remove = trpc.products.remove.useMutation({ onSettled });
  const restore = trpc.products.restore.useMutation({ onSettled });

  const bringBack = async ({ id, name }: Pick<Product, "id" | "name">): Promise<void> => {
    try {
      const product = await restore.mutateAsync({ id });
      utils.products.get.setData({ id }, product);
      notice(`“${name}” is back.`);
    } catch (error) {
      notice(`“${name}” could not be brought back. ${explain(error)}`);
    }
  };
  return {
    create: async (values: ProductValues): Promise<Product> => {
      const product = await create.mutateAsync(values);
      utils.products.get.setData({ id: product.id }, product);
      return product;
    },
    /** Where the product was changed elsewhere meanwhile, that is loaded, and what was typed stays. */
    save: async (values: KeptValues): Promise<void> => {
      try {
        const product = await update.mutateAsync(values);
        drafts.write(draftOf(product.id), null);
        utils.products.get.setData({ id: product.id }, product);
      } catch (error) {
        if (statusOf(error) !== 409) throw error;
        await utils.products.get.invalidate({ id: values.id });
        throw error;
      }
    },
    /** Deletes it, and says so with the way back; gives whether it is gone. */
    remove: async (product: Pick<Product, "id" | "name">): Promise<boolean> => {
      try {
        await remove.mutateAsync({ id: product.id });
        noticeWithUndo(`Deleted: ${product.name}`, () => bringBack(product));
        return true;
      } catch (error) {
        notice(`“${product.name}” was not deleted. ${explain(error)}`);
        return false;
      }
    },
    bringBack,
    busyId: remove.isPending ? remove.variables.id : restore.isPending ? restore.variables.id : null,
  };
}

export type ProductChanging = ReturnType<typeof useProductChanges>;
