import { useAddress } from "../shared/address.ts";
import { SessionLog } from "../features/audit/session-log.tsx";
import { LiveCitations } from "../features/citations/live-citations.tsx";
import { ChooseProduct } from "../features/gaps/choose-product.tsx";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import styles from "./compass-citations.module.css";
import { DataSources } from "./data-sources.tsx";

const views = [
  { id: "sources", label: "Data sources" },
  { id: "log", label: "Session log" },
  { id: "links", label: "Live citation links" },
] as const;

/** The Compass's tab of citations and audit: where facts come from, what was done, and what the work rests on. */
export function CompassCitations() {
  const [params, setParams] = useAddress();
  const productId = params.get("product");
  const { id: current } = views.find(({ id }) => id === params.get("view")) ?? views[0];
  // Another view or product begins with nothing narrowed.
  const address = (view: string, product: string | null) =>
    new URLSearchParams({ tab: "citations", ...(product !== null && { product }), view });
  return (
    <>
      <PageTabs
        label="Citations & Audit"
        tabs={views.map(({ id, label }) => ({ to: `?${address(id, productId).toString()}`, label, current: id === current }))}
      />
      {current !== "sources" && (
        <div className={styles.product}>
          <ChooseProduct productId={productId} onChoose={(product) => setParams(address(current, product))} />
        </div>
      )}
      {current === "sources" && <DataSources />}
      {current === "log" && <SessionLog key={productId} productId={productId} />}
      {current === "links" && <LiveCitations key={productId} productId={productId} />}
    </>
  );
}
