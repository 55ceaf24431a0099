import { type Ahead, ahead } from "../shared/ahead.ts";

interface GapView {
  /** In the address. */
  id: "matrix" | "chart";
  label: string;
  Content: Ahead<{ productId: string }>;
}

/** What the window beside the gap analysis shows of a product, the first where the address names none; each is loaded ahead of being opened. */
export const gapViews: readonly [GapView, ...GapView[]] = [
  {
    id: "matrix",
    label: "Matrix",
    Content: ahead(async () => (await import("../features/gaps/gap-matrix.tsx")).GapMatrix),
  },
  {
    id: "chart",
    label: "Flowchart",
    Content: ahead(async () => (await import("../features/flowchart/product-flowchart.tsx")).ProductFlowchart),
  },
];
