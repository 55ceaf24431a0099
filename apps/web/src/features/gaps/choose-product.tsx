import { Link } from "react-router";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { useAnalyses, useProductsToHold } from "./use-gaps.ts";

interface Props {
  productId: string | null;
  onChoose: (id: string | null) => void;
}

/** Which product is looked at: one's own, or one that somebody asked to have reviewed. */
export function ChooseProduct({ productId, onChoose }: Props) {
  const shared = (useAnalyses().data ?? []).filter(({ is_own }) => !is_own);
  return (
    <QueryState
      query={useProductsToHold()}
      waiting="Loading your products"
      failed="Your products could not be loaded."
      inline
      isEmpty={({ items }) => items.length === 0 && shared.length === 0}
      empty={
        <Empty title="No product yet" action={<Link to="?tab=intake">Describe a product</Link>}>
          Say once what your product is and where it is to be sold. Then it is held against the rules, clause by clause.
        </Empty>
      }
    >
      {({ items }) => (
        <Choice
          label="Product"
          value={productId ?? ""}
          onChange={(event) => onChoose(event.target.value || null)}
          data={[
            { value: "", label: "Choose a product" },
            ...items.map(({ id, name }) => ({ value: id, label: name })),
            ...shared.map(({ id, name, owner }) => ({ value: id, label: `${name}, of ${owner}` })),
          ]}
        />
      )}
    </QueryState>
  );
}
