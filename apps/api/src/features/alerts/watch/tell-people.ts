import { setImmediate } from "node:timers/promises";
import type { NewSubscription, Severity } from "@clausewise/contracts";
import type { Watch } from "@clausewise/watch";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Viewer } from "../../../service.ts";
import type { GuidanceReads } from "../../guidance/guidance.reads.ts";
import type { Notify } from "../../notifications/notify.ts";
import type { OfficialReads } from "../../official/official.reads.ts";
import type { ProductReads } from "../../products/products.reads.ts";
import { findSubscription, readSubscribers } from "../subscriptions.repository.ts";
import { told } from "../subscriptions.service.ts";
import { dropMatches, findReader, putMatch, putReader } from "../watch.repository.ts";
import { createToldAlerts, type Told, type ToldAlerts } from "./told-alerts.ts";
import { isWanted, whyFor, type Watcher, type Why } from "./why.ts";

export interface TellParts {
  database: Database;
  clock: Clock;
  watch: Watch;
  notify: Notify;
  official: Pick<OfficialReads, "titleOf" | "changesById">;
  products: Pick<ProductReads, "owners" | "living">;
  guidance: Pick<GuidanceReads, "watchers" | "watchedBy">;
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
  const alerts = createToldAlerts(parts);
  const newest = await alerts.newest();
  if (newest === null) return;
  const { database, products, guidance } = parts;
  const people = [...(await products.owners()), ...(await readSubscribers(database)), ...(await guidance.watchers())];
  for (const viewer of new Map(people.map((one) => [one.id, one])).values()) {
    signal.throwIfAborted();
    await tellOne(parts, await watchingOf(parts, viewer), { alerts, newest });
  }
}

const isChosen = ({ products: { which, ids } }: NewSubscription, id: string): boolean => which === "all" || ids.includes(id);

async function watchingOf({ database, products, guidance, watch, official }: TellParts, viewer: Viewer): Promise<Watching> {
  const stored = await findSubscription(database, viewer);
  const subscription = told(stored);
  const all = await products.living(viewer);
  const watched = all.filter(({ id }) => isChosen(subscription, id));
  const documents = await guidance.watchedBy(viewer);
  const marks = [stored?.updated_at ?? "", ...watched.map(({ id, version }) => `${id}.${version}`), ...documents.map(({ id }) => id)];
  const beginnings = [
    ...all.map(({ created_at }) => created_at),
    ...documents.map(({ watched_at }) => watched_at),
    ...(stored ? [stored.updated_at] : []),
  ];
  return {
    viewer,
    subscription,
    documents,
    profiles: watched.map(watch.profileOf),
    titleOf: official.titleOf,
    mark: marks.join(" "),
    since: beginnings.toSorted()[0] ?? "",
  };
}

const priorities = { critical: "urgent", high: "high", medium: "normal", low: "low" } as const satisfies Record<Severity, string>;

interface Since {
  alerts: ToldAlerts;
  newest: string;
}

async function tellOne(parts: TellParts, watching: Watching, { alerts, newest }: Since): Promise<void> {
  const { viewer, mark, since } = watching;
  const reader = await findReader(parts.database, viewer);
  const isAnew = reader?.mark !== mark;
  if (!isAnew && newest <= reader.upto) return;
  const toldUpTo = reader === null ? since : before(reader.upto, overlapInMs);
  const from = isAnew ? before(parts.clock.now(), keptDays * dayInMs) : toldUpTo;
  const concerning = await concerningOf(parts, watching, await alerts.since(from));
  await parts.database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    if (isAnew) await dropMatches(tx, viewer);
    for (const one of concerning) await tellOf(parts, tx, watching, { ...one, isNew: one.alert.created_at >= toldUpTo });
    await putReader(tx, viewer, { mark, upto: newest });
  });
}

interface Concerning extends Told {
  why: Why;
}

/** Those that concern a person; other work has its turn between them. */
async function concerningOf({ watch }: TellParts, watching: Watching, all: readonly Told[]): Promise<Concerning[]> {
  const concerning: Concerning[] = [];
  for (const one of all) {
    await setImmediate();
    const why = whyFor(watch, watching, one);
    if (why !== null) concerning.push({ ...one, why });
  }
  return concerning;
}

interface Telling extends Concerning {
  /** Whether it came since the person was told last. */
  isNew: boolean;
}

async function tellOf(
  { notify }: TellParts,
  tx: Database,
  { viewer, subscription }: Watching,
  { alert, why, isNew }: Telling,
): Promise<void> {
  const { id, title, severity_level } = alert;
  const { reasons, of_product, of_document } = why;
  await putMatch(tx, viewer, id, { reasons, of_product });
  // Who chose a document by name wants to hear of it, however little such alerts matter to them otherwise.
  if (!isNew || !(of_document || isWanted(subscription, alert))) return;
  await notify(tx, viewer, { title, message: reasons.join("\n"), priority_level: priorities[severity_level], alert_id: id });
}
