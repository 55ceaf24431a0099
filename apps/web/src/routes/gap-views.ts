import { type ComponentType, lazy } from "react";

interface GapView {
  /** In the address. */
  id: string;
  label: string;
  Content: ComponentType<{ productId: string }>;
}

/** What the window beside the gap analysis shows of a product, the first where the address names none; each is loaded when it is opened. */
export const gapViews: readonly [GapView, ...GapView[]] = [
  {
    id: "matrix",
    label: "Matrix",
    Content: lazy(async () => ({ default: (await import("../features/gaps/gap-matrix.tsx")).GapMatrix })),
  },
  {
    id: "chart",
    label: "Flowchart",
    Content: lazy(async () => ({ default: (await import("../features/flowchart/product-flowchart.tsx")).ProductFlowchart })),
  },
];
