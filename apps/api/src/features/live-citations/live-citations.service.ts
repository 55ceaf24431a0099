import type { Clock } from "../../platform/clock/clock.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { writeRecords } from "../../record-export.ts";
import { browseCitations } from "./browse-citations.ts";
import { citationsReport } from "./citations-report.ts";
import { followWork, versionsOf, type FollowParts } from "./followed-work.ts";
import { liveRows, type LiveRow } from "./live-rows.ts";
import { gatherWork, type WorkReads } from "./resting-work.ts";

type Parts = Omit<WorkReads, "citations" | "library"> & {
  audit: AuditTrail;
  clock: Clock;
  citations: WorkReads["citations"] & FollowParts["citations"];
  library: WorkReads["library"] & FollowParts["library"];
};

/** The clauses that people's work rests on, and where each stands. */
export function createLiveCitationService(parts: Parts): Services["liveCitations"] {
  const { audit, clock, products } = parts;

  async function rows(caller: Caller, productId: string | null): Promise<LiveRow[]> {
    const viewer = viewerOf(caller);
    const today = clock.today();
    const work = await gatherWork(parts, viewer, productId);
    const versions = await versionsOf(parts, viewer, work);
    return liveRows(await followWork(parts, viewer, work, versions, today), versions, parts.library, today);
  }

  return {
    list: async (filter, caller) => browseCitations(await rows(caller, filter.product_id ?? null), filter),

    async export({ product_id, format }, caller) {
      const found = await rows(caller, product_id ?? null);
      const product = product_id === undefined ? null : await products.find(viewerOf(caller), product_id);
      const items = browseCitations(found, { product_id, sort: "state", limit: Math.max(1, found.length) }).items;
      const { file, sha256 } = await writeRecords(citationsReport(items, product?.name ?? null, clock.today()), items, format);
      const changes = { format, sha256, citations: items.length };
      await audit.note(caller, { action: "citations.exported", object_id: product_id ?? null, changes });
      return { ...file, filename: `clausewise-live-citations-${clock.today()}.${format}` };
    },
  };
}
