import type { Database } from "../../../platform/database/client.ts";
import { addListed, dropSomeListed } from "../listed.repository.ts";
import type { StoredStep } from "../steps.repository.ts";
import { gently } from "./gently.ts";
import type { Look } from "./parts.ts";

/** Entries written in one transaction, for which others who want to write wait. */
const some = 100;

/** Writes down what an answer lists, some at a time; what was written of it before it was cut off is written anew. */
export async function listEntries(look: Look, { key }: StoredStep, count: number): Promise<void> {
  const { database, reader, connector, signal } = look;
  await forgetListed(look, key);
  for (let at = 0; at < count; at += some) {
    signal.throwIfAborted();
    const entries = await reader.entries(connector.id, at, at + some);
    const place = { sourceId: connector.id, step: key, at };
    await gently(look, () => database.transaction((tx) => addListed(tx as unknown as Database, place, entries)));
  }
}

/** Forgets what was written down, of one step or of all. */
export async function forgetListed(look: Look, step?: string): Promise<void> {
  for (let isMore = true; isMore;) isMore = await gently(look, () => dropSomeListed(look.database, look.connector.id, step));
}
