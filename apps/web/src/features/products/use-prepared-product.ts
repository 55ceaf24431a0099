import type { Product } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";
import { mostOffered } from "./most-offered.ts";

/** Has a product, and those to choose from, be there before they are shown; null where there is none. */
export function usePreparedProduct() {
  const { products } = trpc.useUtils();
  return async (id: string | null): Promise<Product | null> => {
    await Promise.all([products.list.prefetch({ limit: mostOffered }), id !== null && products.get.prefetch({ id })]);
    return (id !== null && products.get.getData({ id })) || null;
  };
}
