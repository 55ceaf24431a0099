import { AlertType, SubscribedBody, type NewSubscription, type Subscription } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import { differences } from "../../differences.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { OfficialReads } from "../official/official.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import { lastSlot } from "./delivery/slot.ts";
import { findSubscription, lockSubscription, putSubscription, type StoredSubscription } from "./subscriptions.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "announce">;
  mail: Pick<Mailer, "isOn">;
  people: Pick<PeopleReads, "find">;
  products: Pick<ProductReads, "living">;
  official: Pick<OfficialReads, "isSource">;
}

/** What everybody is told of until they say otherwise: whatever concerns their products and is more than information. */
const usual: NewSubscription = {
  types: [...AlertType.options],
  bodies: [...SubscribedBody.options],
  severity_from: "medium",
  products: { which: "all", ids: [] },
  sources: [],
  searches: [],
  mail: { delivery: "off", hour: 8, weekday: 1, time_zone: "UTC" },
};

/** What a person is told of by what they said. */
export const told = (row: StoredSubscription | null): NewSubscription => {
  if (row === null) return usual;
  const { updated_at: _, mail_since: __, mailed_on: ___, ...subscription } = row;
  return subscription;
};

/** What is kept of when mail was and is to be sent: it begins anew where it was off, and at the next hour where that is another. */
function mailState(before: StoredSubscription | null, { mail }: NewSubscription, now: string) {
  const wasOn = before !== null && before.mail.delivery !== "off";
  const isSame = wasOn && Object.keys(differences(before.mail, mail)).length === 0;
  return { mail_since: wasOn ? before.mail_since : now, mailed_on: isSame ? before.mailed_on : lastSlot(now, mail) };
}

export function createSubscriptionService(parts: Parts): Services["subscriptions"] {
  const { database, audit, clock, events, mail, people, products, official } = parts;

  async function reached(tx: Database, viewer: Viewer): Promise<Subscription["reached"]> {
    if (!mail.isOn) return "no_server";
    return (await people.find(tx, viewer.id))?.email_verified ? "yes" : "unverified";
  }

  /** Where nothing was said yet, digests go by the time zone of the person's profile. */
  async function current(tx: Database, viewer: Viewer, row: StoredSubscription | null): Promise<NewSubscription> {
    const zone = row === null ? (await people.find(tx, viewer.id))?.time_zone : null;
    const subscription = told(row);
    return zone ? { ...subscription, mail: { ...subscription.mail, time_zone: zone } } : subscription;
  }

  return {
    async get(_, caller) {
      const viewer = viewerOf(caller);
      const row = await findSubscription(database, viewer);
      return { ...(await current(database, viewer, row)), reached: await reached(database, viewer) };
    },

    async update(given, caller) {
      const viewer = viewerOf(caller);
      if (given.sources?.every(official.isSource) === false) throw notFound("An official source that was chosen");
      const own = new Set((await products.living(viewer)).map(({ id }) => id));
      if (given.products?.ids.every((id) => own.has(id)) === false) throw notFound("A product that was chosen");
      return audit.change(caller, async (tx) => {
        const [before, now] = [await lockSubscription(tx, viewer), clock.now()];
        const was = await current(tx, viewer, before);
        const wanted = { ...was, ...given };
        const changes = differences(was, wanted);
        const row = await putSubscription(tx, viewer, { ...wanted, ...mailState(before, wanted, now), updated_at: now });
        const result = { ...told(row), reached: await reached(tx, viewer) };
        if (Object.keys(changes).length === 0) return { result, entry: null };
        await events.announce(tx, "watching_changed");
        return { result, entry: { action: "subscription.changed", object_id: viewer.id, changes } };
      });
    },
  };
}
