import type { Evidence } from "@clausewise/contracts";
import type { ComponentType } from "react";

/** A way to choose what shows that an item is done. */
export type EvidencePicker = ComponentType<{ chosen: readonly Evidence[]; onChange: (chosen: Evidence[]) => void }>;
