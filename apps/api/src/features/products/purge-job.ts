import { undoDays } from "@clausewise/contracts";
import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import type { AuditedCaller, AuditTrail } from "../audit/audit-trail.ts";
import { deleteProduct, lockProduct, readDeletedBefore, type ProductRow } from "./products.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  caller: () => AuditedCaller;
  /** Removes what others keep of a product that no key removes with it. */
  forget: (tx: Database, viewer: Viewer, productId: string) => Promise<void>;
}

const dayInMs = 86_400_000;
const atOnce = 100;

/** Removes products for good, every hour, that can no longer be had back. */
export const createProductPurge = (parts: Parts) =>
  defineJob({
    name: "products.purge",
    payload: z.object({}),
    isSingle: true,
    schedule: "25 * * * *",
    longest: 3600,
    async run(_, { signal }) {
      const before = new Date(Date.parse(parts.clock.now()) - undoDays * dayInMs).toISOString();
      for (;;) {
        const due = await readDeletedBefore(parts.database, before, atOnce);
        for (const row of due) {
          signal.throwIfAborted();
          await purge(parts, row, before);
        }
        if (due.length < atOnce) return;
      }
    },
  });

async function purge({ audit, caller, forget }: Parts, row: ProductRow, before: string): Promise<void> {
  const viewer = ownerOf(row);
  await audit.change(caller(), async (tx) => {
    const product = await lockProduct(tx, viewer, row.id);
    if (!product?.deleted_at || product.deleted_at >= before) return { result: undefined, entry: null };
    await forget(tx, viewer, row.id);
    await deleteProduct(tx, viewer, row.id);
    const changes = { deleted_at: product.deleted_at };
    return { result: undefined, entry: { action: "product.purged", object_id: row.id, subject_id: viewer.id, changes } };
  });
}
