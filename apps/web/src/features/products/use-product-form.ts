import { NewProduct, ProductChanges } from "@clausewise/contracts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";
import { type ProductValues, emptyProduct } from "./product-values.ts";

/** A new product's form; what is typed survives a reload. */
export const useIntakeForm = () => useContractForm(NewProduct, { initial: emptyProduct, draft: "product-intake" });

/** A kept product's form; `base` is the version that its changes were begun from. */
export const useProfileForm = (product: KeptValues) =>
  useContractForm(ProductChanges, { initial: { ...product, base: product }, draft: draftOf(product.id) });

/** Where changes of a product stay until they are saved. */
export const draftOf = (id: string): string => `product:${id}`;

export type KeptValues = ProductValues & { id: string; version: number };

/** As much of a form of products as its fields need, whether the product is kept already or not. */
export interface ProductForm {
  values: ProductValues;
  field: ReturnType<typeof useIntakeForm>["field"];
  change: (changed: Partial<ProductValues>) => void;
}
