import { setImmediate } from "node:timers/promises";
import type { OfficialChange } from "@clausewise/contracts";
import type { About, Watch } from "@clausewise/watch";
import type { Database } from "../../../platform/database/client.ts";
import type { OfficialReads } from "../../official/official.reads.ts";
import { readChangesOf, readNewestShared, readShared, type SharedAlert } from "../watch.repository.ts";
import type { ToldAlert } from "./why.ts";

export interface Told extends ToldAlert {
  alert: SharedAlert;
}

/** The alerts for everybody, with what each is about; read as far back as somebody asks for. */
export interface ToldAlerts {
  /** When the newest was written; null where there is none. */
  newest: () => Promise<string | null>;
  since: (from: string) => Promise<Told[]>;
}

interface Parts {
  database: Database;
  watch: Watch;
  official: Pick<OfficialReads, "changesById">;
}

/** Alerts whose changes are read at once. */
const atOnce = 50;
/** Changes that are looked through before requests have their turn. */
const inATurn = 25;

export function createToldAlerts({ database, watch, official }: Parts): ToldAlerts {
  let held: { from: string; all: Promise<Told[]> } | null = null;

  async function read(from: string): Promise<Told[]> {
    const alerts = await readShared(database, from);
    const told: Told[] = [];
    for (let at = 0; at < alerts.length; at += atOnce) told.push(...(await withAbouts(alerts.slice(at, at + atOnce))));
    return told;
  }

  async function withAbouts(alerts: readonly SharedAlert[]): Promise<Told[]> {
    const links = await readChangesOf(
      database,
      alerts.map(({ id }) => id),
    );
    const changes = await official.changesById(links.map(({ change_id }) => change_id));
    const byId = new Map(changes.map((change) => [change.id, change]));
    const abouts = await aboutsOf(watch, changes);
    const ofAlert = Map.groupBy(links, ({ alert_id }) => alert_id);
    return alerts.map((alert) => {
      const ids = (ofAlert.get(alert.id) ?? []).map(({ change_id }) => change_id);
      const own = ids.flatMap((id) => abouts.get(id) ?? []);
      return { alert, abouts: own.length > 0 ? own : [byItsWords(watch, alert)], changes: ids.flatMap((id) => byId.get(id) ?? []) };
    });
  }

  return {
    newest: () => readNewestShared(database),
    async since(from) {
      if (held === null || from < held.from) held = { from, all: read(from) };
      return (await held.all).filter(({ alert }) => alert.created_at >= from);
    },
  };
}

async function aboutsOf(watch: Watch, changes: readonly OfficialChange[]): Promise<ReadonlyMap<string, About>> {
  const abouts = new Map<string, About>();
  for (const [at, change] of changes.entries()) {
    if (at % inATurn === 0) await setImmediate();
    abouts.set(change.id, watch.fromChange(change));
  }
  return abouts;
}

/** What an alert that a person published is about. */
const byItsWords = (watch: Watch, { title, regulatory_body, source_id, created_at }: SharedAlert): About =>
  watch.read({ title, authority: regulatory_body ?? "", channel: null, tags: [], source: source_id, published: created_at.slice(0, 10) });
