import { beginsWith } from "@clausewise/planning";
import { firstClock, usePreparedClocks } from "../features/clocks/use-clocks.ts";
import { usePreparedFlowchart } from "../features/flowchart/use-flowchart.ts";
import { usePreparedAnalysis } from "../features/gaps/use-gaps.ts";
import { usePreparedProduct } from "../features/products/use-prepared-product.ts";

/** Has what a tab of the Compass shows first be there before it is opened. */
export function usePreparedTabs() {
  const { analysis } = usePreparedAnalysis();
  const flowchart = usePreparedFlowchart();
  const clocks = usePreparedClocks();
  const product = usePreparedProduct();
  return (tab: string, productId: string | null): void => {
    if (tab === "gaps" && productId !== null) {
      analysis(productId);
      void flowchart(productId);
    }
    if (tab === "pathway") void product(productId).then((found) => clocks((found && beginsWith(found)?.clock) ?? firstClock));
  };
}
