import { useId } from "react";
import styles from "./flowchart.module.css";
import { ProductFlowchart } from "./product-flowchart.tsx";

/** The decisions on a product among other parts of a page, in a frame that is scrolled. */
export function FlowchartPart({ productId }: { productId: string }) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>Decision flowchart</h2>
      <ProductFlowchart productId={productId} />
    </section>
  );
}
