import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { readIds } from "./requirements.repository.ts";

/** Removes what an analysis cites and with whom it is shared, which no key removes together with its product. */
export function createForgetAnalysis({ citations, sharing }: Pick<GapParts, "citations" | "sharing">) {
  return async (tx: Database, viewer: Viewer, id: string): Promise<void> => {
    const { requirements, proofs } = await readIds(tx, viewer, id);
    await citations.forget(tx, viewer, "gap_requirement", requirements);
    await citations.forget(tx, viewer, "gap_proof", proofs);
    await sharing.unshareAll(tx, viewer, { kind: "gap_analysis", id });
  };
}

export type ForgetAnalysis = ReturnType<typeof createForgetAnalysis>;
