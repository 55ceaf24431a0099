import type { Predicate, ProductCode, Reference } from "@clausewise/contracts";
import { Hits } from "./hits.tsx";
import { withCode } from "./product-values.ts";
import { codeKind, predicateKind, referenceKind } from "./register-kinds.ts";
import { type FoundProps, RegisterPart } from "./register-part.tsx";
import { useCodes, usePredicates, useReferences } from "./use-look-ups.ts";
import type { ProductForm } from "./use-product-form.ts";

const FoundCodes = (found: FoundProps<ProductCode>) => <Hits {...found} kind={codeKind} result={useCodes(found.words)} />;

const FoundPredicates = (found: FoundProps<Predicate>) => <Hits {...found} kind={predicateKind} result={usePredicates(found.words)} />;

const FoundReferences = (found: FoundProps<Reference>) => <Hits {...found} kind={referenceKind} result={useReferences(found.words)} />;

const isOf = ({ values: { areas } }: ProductForm, ...wanted: readonly string[]): boolean => areas.some((area) => wanted.includes(area));

/** Which registers a product is looked up in: by its areas, and all of them where it has none. */
const usesDevices = (form: ProductForm): boolean => isOf(form, "device", "ivd", "combination") || form.values.areas.length === 0;
const usesDrugs = (form: ProductForm): boolean => isOf(form, "drug", "biologic", "combination") || form.values.areas.length === 0;

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
          Found={FoundCodes}
        />
      )}
      {(usesDevices(form) || values.predicateDevices.length > 0) && (
        <RegisterPart
          kind={predicateKind}
          entries={values.predicateDevices}
          onAdd={(device) => change({ predicateDevices: [...values.predicateDevices, device] })}
          onChange={(predicateDevices) => change({ predicateDevices })}
          Found={FoundPredicates}
        />
      )}
      {(usesDrugs(form) || values.referenceProducts.length > 0) && (
        <RegisterPart
          kind={referenceKind}
          entries={values.referenceProducts}
          onAdd={(product) => change({ referenceProducts: [...values.referenceProducts, product] })}
          onChange={(referenceProducts) => change({ referenceProducts })}
          Found={FoundReferences}
        />
      )}
    </>
  );
}
