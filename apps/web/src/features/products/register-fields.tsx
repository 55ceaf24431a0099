import { withCode } from "./product-values.ts";
import { codeKind, predicateKind, referenceKind } from "./register-kinds.ts";
import { RegisterPart } from "./register-part.tsx";
import { useCodes, usePredicates, useReferences } from "./use-look-ups.ts";
import type { ProductForm } from "./use-product-form.ts";

const isOf = ({ values: { areas } }: ProductForm, ...wanted: readonly string[]): boolean => areas.some((area) => wanted.includes(area));

/** Which registers a product is looked up in: by its areas, and all of them where it has none. */
export const usesDevices = (form: ProductForm): boolean => isOf(form, "device", "ivd", "combination") || form.values.areas.length === 0;
export const usesDrugs = (form: ProductForm): boolean => isOf(form, "drug", "biologic", "combination") || form.values.areas.length === 0;

/** Product codes, predicates and reference products, as the registers say them. */
export function RegisterFields({ form }: { form: ProductForm }) {
  const { values, change } = form;
  return (
    <>
      {(usesDevices(form) || values.product_codes.length > 0) && (
        <RegisterPart
          kind={codeKind}
          entries={values.product_codes}
          onAdd={(code) => change(withCode(values, code))}
          onChange={(product_codes) => change({ product_codes })}
          useHits={useCodes}
        />
      )}
      {(usesDevices(form) || values.predicateDevices.length > 0) && (
        <RegisterPart
          kind={predicateKind}
          entries={values.predicateDevices}
          onAdd={(device) => change({ predicateDevices: [...values.predicateDevices, device] })}
          onChange={(predicateDevices) => change({ predicateDevices })}
          useHits={usePredicates}
        />
      )}
      {(usesDrugs(form) || values.referenceProducts.length > 0) && (
        <RegisterPart
          kind={referenceKind}
          entries={values.referenceProducts}
          onAdd={(product) => change({ referenceProducts: [...values.referenceProducts, product] })}
          onChange={(referenceProducts) => change({ referenceProducts })}
          useHits={useReferences}
        />
      )}
    </>
  );
}
