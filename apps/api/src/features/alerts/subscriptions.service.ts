import { AlertType, SubscribedBody, type Subscription } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { differences } from "../../differences.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { OfficialReads } from "../official/official.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import { findSubscription, putSubscription, type StoredSubscription } from "./subscriptions.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  products: Pick<ProductReads, "living">;
  official: Pick<OfficialReads, "isSource">;
}

/** What everybody is told of until they say otherwise: whatever concerns their products and is more than information. */
const usual: Subscription = {
  types: [...AlertType.options],
  bodies: [...SubscribedBody.options],
  severity_from: "medium",
  products: { which: "all", ids: [] },
  sources: [],
  searches: [],
};

/** What a person is told of by what they said. */
export const told = (row: StoredSubscription | null): Subscription => {
  if (row === null) return usual;
  const { updated_at: _, ...subscription } = row;
  return subscription;
};

export const createSubscriptionService = ({ database, audit, clock, products, official }: Parts): Services["subscriptions"] => ({
  get: async (_, caller) => told(await findSubscription(database, viewerOf(caller))),

  async update(given, caller) {
    const viewer = viewerOf(caller);
    if (!given.sources.every(official.isSource)) throw notFound("An official source that was chosen");
    const own = new Set((await products.living(viewer)).map(({ id }) => id));
    if (!given.products.ids.every((id) => own.has(id))) throw notFound("A product that was chosen");
    return audit.change(caller, async (tx) => {
      const changes = differences(told(await findSubscription(tx, viewer)), given);
      const result = told(await putSubscription(tx, viewer, { ...given, updated_at: clock.now() }));
      if (Object.keys(changes).length === 0) return { result, entry: null };
      return { result, entry: { action: "subscription.changed", object_id: viewer.id, changes } };
    });
  },
});
