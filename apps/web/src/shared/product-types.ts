import type { ProductType } from "@clausewise/contracts";

export const productLabels: Record<ProductType, string> = {
  device: "Medical devices",
  ivd: "IVDs",
  drug: "Drugs",
  biologic: "Biologics",
  combination: "Combination products",
};

/** The contract's kinds of product; a test keeps them equal. */
export const productTypes: readonly ProductType[] = ["device", "ivd", "drug", "biologic", "combination"];

export const toProductType = (value: string | null): ProductType | null => productTypes.find((type) => type === value) ?? null;
