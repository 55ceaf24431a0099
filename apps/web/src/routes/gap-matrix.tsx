import { Suspense } from "react";
import { useLoadedAhead } from "../shared/ahead.ts";
import { useAddress } from "../shared/address.ts";
import { usePreparedFlowchart } from "../features/flowchart/use-flowchart.ts";
import { ChooseProduct } from "../features/gaps/choose-product.tsx";
import { usePreparedAnalysis } from "../features/gaps/use-gaps.ts";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./gap-matrix.module.css";
import { gapViews } from "./gap-views.ts";

const contents = gapViews.map(({ Content }) => Content);

/** What decides and what is required of a product, in a window of its own. */
export function GapMatrixPage() {
  const [params, setParams] = useAddress();
  const productId = params.get("product");
  const { id, label, Content } = gapViews.find((view) => view.id === params.get("view")) ?? gapViews[0];
  const prepare = { chart: usePreparedFlowchart(), matrix: usePreparedAnalysis().matrix };
  useLoadedAhead(contents);
  const tabs = gapViews.map((view) => ({
    to: `?${withParams(params, { view: view.id }).toString()}`,
    label: view.label,
    current: view.id === id,
    prepare: () => {
      view.Content.load();
      if (productId !== null) void prepare[view.id](productId);
    },
  }));
  return (
    <Page title={`${label}, Gap Analysis`} width="open">
      <div className={styles.page}>
        <PageHead heading="Gap Analysis" lede="What decides and what is required of a product, market by market." />
        {tabs.length > 1 && <PageTabs label="Views" tabs={tabs} />}
        <div className={styles.product}>
          <ChooseProduct productId={productId} onChoose={(product) => setParams((now) => withParams(now, { product }))} />
        </div>
        {productId !== null && (
          <Suspense fallback={<Waiting label={`Opening ${label}`} inline />}>
            <Content key={productId} productId={productId} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
