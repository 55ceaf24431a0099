import type { ProductType } from "@clausewise/contracts";
import { productAreas } from "@clausewise/contracts/vocabulary";

export { areaLabels as productLabels, productAreas as productTypes } from "@clausewise/contracts/vocabulary";

export const toProductType = (value: string | null): ProductType | null => productAreas.find((type) => type === value) ?? null;
