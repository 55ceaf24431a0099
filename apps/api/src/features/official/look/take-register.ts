import { tooFew, withOwnKeys } from "@clausewise/official";
import type { Database } from "../../../platform/database/client.ts";
import {
  compareRange,
  countListedNow,
  countLiving,
  countUnlisted,
  giveOwnKey,
  noteBecame,
  putListed,
  readBound,
  readSameKeyed,
  type Became,
  type KeyRange,
} from "../listed.repository.ts";
import type { Plan } from "../official.table.ts";
import { markRowsGone } from "../registers.repository.ts";
import { gently } from "./gently.ts";
import { LookEnded } from "./look-ended.ts";
import type { Look } from "./parts.ts";

/** Entries that are looked through in one statement, and those that are written in one transaction: others wait for each. */
const looked = 500;
const written = 100;

/** Looks through what a plan listed; ends the look where it is too short to be believed. Gives how many entries it is. */
export async function assertBelieved(look: Look, { total }: Plan): Promise<number> {
  const { database, connector, acceptFewer } = look;
  const { all } = await countListedNow(database, connector.id);
  if (total !== null && all < total) throw new LookEnded("broken", `gave ${all} of the ${total} entries that it says it has`);
  for await (const range of ranges(look, looked)) await gently(look, () => tellApart(look, range));
  const { own } = await countListedNow(database, connector.id);
  const doubt = tooFew({ living: await countLiving(database, connector.id), listed: own, gone: await countGone(look) });
  if (doubt !== null && !(acceptFewer && own > 0)) throw new LookEnded(own === 0 ? "broken" : "held", doubt);
  return own;
}

/** The whole of what may be a key, in parts of so many listed entries. */
async function* ranges({ database, connector, signal }: Look, entries: number): AsyncGenerator<KeyRange> {
  for (let after: string | null = ""; after !== null;) {
    signal.throwIfAborted();
    const upTo: string | null = await readBound(database, connector.id, after, entries);
    yield { after, upTo };
    after = upTo;
  }
}

/** What is listed under one key in several wordings is told apart. */
async function tellApart({ database, connector }: Look, range: KeyRange): Promise<void> {
  const same = await readSameKeyed(database, connector.id, range);
  if (same.length === 0) return;
  const left = new Set(withOwnKeys(same.map((row) => ({ ...row, row }))));
  const ownKeys = new Map([...left].map(({ key, row }) => [row, key]));
  await database.transaction(async (tx) => {
    for (const row of same) await giveOwnKey(tx, row, ownKeys.get(row) ?? null);
  });
}

/** What a journal does not list any longer was published all the same. */
async function countGone(look: Look): Promise<number> {
  if (look.connector.isJournal) return 0;
  let gone = 0;
  for await (const range of ranges(look, looked)) gone += await gently(look, () => countUnlisted(look.database, look.connector.id, range));
  return gone;
}

interface How {
  /** Whether the register was never taken over whole before: then everything is new, which is no change of anything. */
  isFirst: boolean;
  /** When what is not listed any longer was listed last. */
  lastSeen: string | null;
}

/**
 * Writes what became of a register, and what it said before, some entries at a time: what is written is not written again where
 * this is cut off.
 */
export async function takeRegister(look: Look, how: How): Promise<void> {
  const { database, connector } = look;
  for await (const range of ranges(look, written)) {
    const all = await gently(look, () => compareRange(database, connector.id, range));
    const became = connector.isJournal ? all.filter(({ kind }) => kind !== "removed") : all;
    for (let at = 0; at < became.length; at += written)
      await gently(look, () => database.transaction((tx) => write(look, tx as unknown as Database, became.slice(at, at + written), how)));
  }
}

async function write({ connector, clock }: Look, tx: Database, became: readonly Became[], { isFirst, lastSeen }: How): Promise<void> {
  const now = clock.now();
  if (!isFirst) await noteBecame(tx, connector.id, became, now);
  const gone = became.flatMap(({ kind, key }) => (kind === "removed" ? [key] : []));
  await putListed(
    tx,
    connector.id,
    became.filter(({ kind }) => kind !== "removed"),
    now,
  );
  if (gone.length > 0) await markRowsGone(tx, connector.id, gone, { last_seen: lastSeen, gone_since: now });
}
