import { beginsWith } from "@clausewise/planning";
import { useAddress } from "../shared/address.ts";
import { EvidenceField } from "../features/alerts/work/evidence-field.tsx";
import { ChecklistTab } from "../features/checklists/checklist-tab.tsx";
import { ChooseProduct } from "../features/gaps/choose-product.tsx";
import { useProduct } from "../features/products/use-products.ts";
import { withParams } from "../shared/params.ts";
import styles from "../features/gaps/gaps.module.css";

/** Checklist & Resources: what a submission has to hold, item by item, for one product, named in the address. */
export function CompassChecklist() {
  const [params, setParams] = useAddress();
  const productId = params.get("product");
  const choose = (product: string | null) => setParams((before) => withParams(before, { product, show: null }));
  return (
    <>
      <div className={styles.head}>
        <div>
          <ChooseProduct productId={productId} onChoose={choose} />
        </div>
      </div>
      {productId !== null && <OfProduct key={productId} productId={productId} />}
    </>
  );
}

function OfProduct({ productId }: { productId: string }) {
  const { data: product } = useProduct(productId);
  const first = (product && beginsWith(product)?.route) ?? null;
  return <ChecklistTab productId={productId} first={first} EvidenceField={EvidenceField} />;
}
