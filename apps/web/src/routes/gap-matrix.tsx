import { useSearchParams } from "react-router";
import { ChooseProduct } from "../features/gaps/choose-product.tsx";
import { GapMatrix } from "../features/gaps/gap-matrix.tsx";
import styles from "../features/gaps/gaps.module.css";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";

/** What decides and what is required of a product, in a window of its own. */
export function GapMatrixPage() {
  const [params, setParams] = useSearchParams();
  const productId = params.get("product");
  return (
    <Page title="Gap matrix" width="open">
      <PageHead heading="Gap matrix" lede="Requirements of a product by market; what corresponds stands in one row." />
      <div className={styles.head}>
        <div>
          <ChooseProduct productId={productId} onChoose={(product) => setParams((now) => withParams(now, { product }))} />
        </div>
      </div>
      {productId !== null && <GapMatrix key={productId} productId={productId} />}
    </Page>
  );
}
