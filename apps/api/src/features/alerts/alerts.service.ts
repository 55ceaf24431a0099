import type { Alert } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAlertPages } from "./alert-pages.ts";
import { findAlert, insertAlert, nobodyLeft, setPublished, type StoredAlert } from "./alerts.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  people: Pick<PeopleReads, "names">;
}

const originOf = ({ is_own, source_id }: StoredAlert): Alert["origin"] => {
  if (is_own) return "own";
  return source_id === null ? "published" : "watch";
};

type Names = ReadonlyMap<string, string>;

const asShown = <R extends StoredAlert>(row: R, names: Names): Omit<R, "is_own" | "assigner" | "reasons"> & Alert => {
  const { is_own: _, reasons, assigner, ...alert } = row;
  const assigned_by = assigner === null ? null : (names.get(assigner) ?? "Deleted person");
  return { ...alert, origin: originOf(row), reasons: reasons ?? [], assigned_by };
};

const nobody: Names = new Map();

/** The alerts that people read, write and publish. */
export function createAlertService({ database, audit, clock, events, people }: Parts): Services["alerts"] {
  const pageFor = createAlertPages(database);
  const find = async (tx: Database, viewer: ReturnType<typeof viewerOf>, id: string) => {
    const found = await findAlert(tx, viewer, id);
    if (!found) throw notFound("This alert");
    return found;
  };
  /** Those of some alerts that were assigned name who did it. */
  const named = (tx: Database, rows: readonly StoredAlert[]): Promise<Names> =>
    people.names(
      tx,
      rows.flatMap(({ assigner }) => (assigner === null || assigner === nobodyLeft ? [] : [assigner])),
    );
  const one = async (tx: Database, row: StoredAlert): Promise<Alert> => asShown(row, await named(tx, [row]));

  return {
    async list(filter, caller) {
      const page = await pageFor(viewerOf(caller), filter);
      const names = await named(database, page.items);
      return { ...page, items: page.items.map((row) => asShown(row, names)) };
    },

    get: async ({ id }, caller) => one(database, await find(database, viewerOf(caller), id)),

    create: (input, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const alert = asShown(await insertAlert(tx, viewer, input, clock.now()), nobody);
        await events.raise(tx, { kind: "alerts", person_id: viewer.id, object_id: alert.id });
        return { result: alert, entry: { action: "alert.created", object_id: alert.id, changes: input } };
      }),

    publish: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await find(tx, viewer, id);
        if (!(await setPublished(tx, viewer, id, clock.now()))) return { result: await one(tx, before), entry: null };
        await events.raise(tx, { kind: "alerts", person_id: null, object_id: id });
        const result = await one(tx, await find(tx, viewer, id));
        return { result, entry: { action: "alert.published", object_id: id, changes: { title: before.title } } };
      }),
  };
}
