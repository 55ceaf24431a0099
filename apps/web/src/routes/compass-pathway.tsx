import type { Product } from "@clausewise/contracts";
import { beginsWith } from "@clausewise/planning";
import { Link, useNavigate } from "react-router";
import { useAddress } from "../shared/address.ts";
import { ReviewClocks } from "../features/clocks/review-clocks.tsx";
import { firstClock } from "../features/clocks/use-clocks.ts";
import { Pathway } from "../features/pathways/pathway.tsx";
import { PlannedOptions } from "../features/pathways/planned-options.tsx";
import { mostOffered } from "../features/products/most-offered.ts";
import { useNewestProducts, useProduct } from "../features/products/use-products.ts";
import { ClausePane } from "../features/sources/clause-pane.tsx";
import { withParams } from "../shared/params.ts";
import { Choice } from "../shared/ui/fields.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import styles from "./compass-pathway.module.css";

/** Pathway Wizard: class and route of a product, how long reviews take, and pathways to plan with. */
export function CompassPathway() {
  const [params] = useAddress();
  const productId = params.get("product");
  return productId === null ? <Planned productId={null} product={null} /> : <PlannedFor key={productId} id={productId} />;
}

/** Begins where the product's own facts lead; one that is not there leaves the questions to be tried out. */
function PlannedFor({ id }: { id: string }) {
  return (
    <QueryState
      query={useProduct(id)}
      waiting="Opening the product"
      failed="The product could not be opened."
      missing={<Planned productId={id} product={null} />}
      inline
    >
      {(product) => <Planned productId={id} product={product} />}
    </QueryState>
  );
}

function Planned({ productId, product }: { productId: string | null; product: Product | null }) {
  const [params, setParams] = useAddress();
  const navigate = useNavigate();
  const change = (changes: Record<string, string | null>) =>
    setParams((now) => withParams(now, changes), { replace: true, preventScrollReset: true });
  const clause = params.get("clause");
  const codes = product?.product_codes.map(({ code }) => code) ?? [];
  const first = product && beginsWith(product);
  return (
    <div className={styles.pathway}>
      <OfProduct id={productId} onChange={(product) => change({ product, assessment: null })} />
      <Pathway
        productId={productId}
        codes={codes}
        place={{ rules: params.get("rules") ?? first?.rules ?? null, assessment: params.get("assessment"), group: params.get("group") }}
        onPlace={change}
        onOpenClause={(one) => change({ clause: one.clause })}
        withoutProduct={<WithoutProduct />}
      />
      <PlannedOptions
        chosen={params.get("option")}
        onChoose={(option) => change({ option })}
        onChecklist={() =>
          void navigate(
            `?${withParams(params, { tab: "checklist", route: params.get("option") ?? params.get("route"), option: null, clause: null })}`,
          )
        }
      />
      <ReviewClocks key={codes.join()} clock={first?.clock ?? firstClock} productCodes={codes} />
      {clause !== null && <ClausePane key={clause} clause={clause} belongsTo="Pathway Wizard" onClose={() => change({ clause: null })} />}
    </div>
  );
}

function OfProduct({ id, onChange }: { id: string | null; onChange: (id: string | null) => void }) {
  const { data } = useNewestProducts(mostOffered);
  const offered = data?.items.map((product) => ({ value: product.id, label: product.name })) ?? [];
  if (offered.length === 0) return null;
  return (
    <Choice
      className={styles.product ?? ""}
      label="Product"
      data={[{ value: "", label: "No product: only try it out" }, ...offered]}
      value={id ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? null : currentTarget.value)}
    />
  );
}

const WithoutProduct = () => (
  <p className={styles.quiet}>
    Your answers stay here while this window is open. To keep them, choose a product above, or <Link to="?tab=intake">add one</Link>.
  </p>
);
