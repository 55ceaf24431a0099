import { Suspense, lazy } from "react";
import { useSearchParams } from "react-router";
import { ChooseProduct } from "../features/gaps/choose-product.tsx";
import { matrixAddress } from "../features/gaps/gap-words.ts";
import { GapMatrix } from "../features/gaps/gap-matrix.tsx";
import styles from "../features/gaps/gaps.module.css";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";

const ProductFlowchart = lazy(async () => ({ default: (await import("../features/flowchart/product-flowchart.tsx")).ProductFlowchart }));

/** What decides and what is required of a product, in a window of its own. */
export function GapMatrixPage() {
  const [params, setParams] = useSearchParams();
  const productId = params.get("product");
  const isChart = params.get("view") === "chart";
  return (
    <Page title="Gap matrix" width="open">
      <PageHead heading="Gap matrix" lede="Requirements of a product by market; what corresponds stands in one row." />
      <div className={styles.head}>
        <div>
          <ChooseProduct productId={productId} onChoose={(product) => setParams((now) => withParams(now, { product }))} />
        </div>
      </div>
      {productId !== null && (
        <>
          <PageTabs
            label="Gap matrix"
            tabs={[
              { to: matrixAddress(productId, "matrix"), label: "Matrix by market", current: !isChart },
              { to: matrixAddress(productId, "chart"), label: "Flowchart", current: isChart },
            ]}
          />
          <Suspense fallback={<Waiting label="Opening the flowchart" inline />}>
            {isChart ? <ProductFlowchart key={productId} productId={productId} /> : <GapMatrix key={productId} productId={productId} />}
          </Suspense>
        </>
      )}
    </Page>
  );
}
