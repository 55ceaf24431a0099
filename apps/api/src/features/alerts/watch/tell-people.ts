import type { About, Watch } from "@clausewise/watch";
import type { Severity, Subscription } from "@clausewise/contracts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Viewer } from "../../../service.ts";
import type { Notify } from "../../notifications/notify.ts";
import type { OfficialReads } from "../../official/official.reads.ts";
import type { ProductReads } from "../../products/products.reads.ts";
import { findSubscription, readSubscribers } from "../subscriptions.repository.ts";
import { told } from "../subscriptions.service.ts";
import {
  dropMatches,
  findReader,
  putMatch,
  putReader,
  readChangesOf,
  readShared,
  type Reader,
  type SharedAlert,
} from "../watch.repository.ts";
import { isWanted, whyFor, type ToldAlert, type Watcher } from "./why.ts";

export interface TellParts {
  database: Database;
  clock: Clock;
  watch: Watch;
  notify: Notify;
  official: Pick<OfficialReads, "titleOf" | "changesById">;
  products: Pick<ProductReads, "owners" | "living">;
}

interface Told extends ToldAlert {
  alert: SharedAlert;
}

/** Somebody with what they watch now, and since when they watch anything. */
interface Watching extends Watcher {
  viewer: Viewer;
  mark: string;
  since: string;
}

const dayInMs = 86_400_000;
/** Days for which earlier alerts are held against what a person watches anew. */
const keptDays = 90;
/** An alert may be seen only after one that was written later, by as much. */
const overlapInMs = 3_600_000;

const before = (time: string, ms: number): string => new Date(Date.parse(time) - ms).toISOString();

/** Holds alerts against what each person watches, and tells them of what concerns them; of each alert once. */
export async function tellPeople(parts: TellParts, signal: AbortSignal): Promise<void> {
  const alerts = await readTold(parts);
  const people = [...(await parts.products.owners()), ...(await readSubscribers(parts.database))];
  for (const viewer of new Map(people.map((one) => [one.id, one])).values()) {
    signal.throwIfAborted();
    await tellOne(parts, await watchingOf(parts, viewer), alerts);
  }
}

/** The alerts for everybody, with what each is about. */
async function readTold({ database, clock, watch, official }: TellParts): Promise<Told[]> {
  const alerts = await readShared(database, before(clock.now(), keptDays * dayInMs));
  const links = await readChangesOf(
    database,
    alerts.map(({ id }) => id),
  );
  const changes = await official.changesById(links.map(({ change_id }) => change_id));
  const abouts = new Map(changes.map((change) => [change.id, watch.fromChange(change)]));
  const ofAlert = Map.groupBy(links, ({ alert_id }) => alert_id);
  return alerts.map((alert) => {
    const own = (ofAlert.get(alert.id) ?? []).flatMap(({ change_id }) => abouts.get(change_id) ?? []);
    return { alert, abouts: own.length > 0 ? own : [aboutOf(watch, alert)] };
  });
}

/** What an alert that a person published is about, by its own words. */
const aboutOf = (watch: Watch, { title, regulatory_body, source_id, created_at }: SharedAlert): About =>
  watch.read({ title, authority: regulatory_body ?? "", channel: null, tags: [], source: source_id, published: created_at.slice(0, 10) });

const isChosen = ({ products: { which, ids } }: Subscription, id: string): boolean => which === "all" || ids.includes(id);

async function watchingOf({ database, products, watch, official }: TellParts, viewer: Viewer): Promise<Watching> {
  const stored = await findSubscription(database, viewer);
  const subscription = told(stored);
  const all = await products.living(viewer);
  const watched = all.filter(({ id }) => isChosen(subscription, id));
  const marks = [stored?.updated_at ?? "", ...watched.map(({ id, version }) => `${id}.${version}`)];
  const beginnings = [...all.map(({ created_at }) => created_at), ...(stored ? [stored.updated_at] : [])];
  return {
    viewer,
    subscription,
    profiles: watched.map(watch.profileOf),
    titleOf: official.titleOf,
    mark: marks.join(" "),
    since: beginnings.toSorted()[0] ?? "",
  };
}

const priorities = { critical: "urgent", high: "high", medium: "normal", low: "low" } as const satisfies Record<Severity, string>;

async function tellOne(parts: TellParts, watching: Watching, all: readonly Told[]): Promise<void> {
  const { viewer, mark, since } = watching;
  const reader = await findReader(parts.database, viewer);
  const toldUpTo = reader === null ? since : before(reader.upto, overlapInMs);
  const isAnew = reader?.mark !== mark;
  const held = isAnew ? all : all.filter(({ alert }) => alert.created_at >= toldUpTo);
  const newest = all[0]?.alert.created_at ?? since;
  if (!isAnew && newest <= reader.upto) return;
  await parts.database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    if (isAnew) await dropMatches(tx, viewer);
    for (const one of held) await tellOf(parts, tx, watching, one, toldUpTo);
    await putReader(tx, viewer, { mark, upto: newest } satisfies Reader);
  });
}

async function tellOf({ watch, notify }: TellParts, tx: Database, watching: Watching, one: Told, toldUpTo: string): Promise<void> {
  const why = whyFor(watch, watching, one);
  if (why === null) return;
  const { viewer, subscription } = watching;
  const { id, title, severity_level, created_at } = one.alert;
  await putMatch(tx, viewer, id, why);
  if (created_at < toldUpTo || !isWanted(subscription, one.alert)) return;
  await notify(tx, viewer, { title, message: why.reasons.join("\n"), priority_level: priorities[severity_level], alert_id: id });
}
