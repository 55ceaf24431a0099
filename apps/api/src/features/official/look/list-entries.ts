import type { Database } from "../../../platform/database/client.ts";
import { addListed, dropListed } from "../listed.repository.ts";
import type { StoredStep } from "../steps.repository.ts";
import type { Look } from "./parts.ts";

/** Entries written in one transaction, for which others who want to write wait. */
const some = 250;

/** Writes down what an answer lists, some at a time; what was written of it before it was cut off is written anew. */
export async function listEntries({ database, reader, connector, signal }: Look, { key }: StoredStep, count: number): Promise<void> {
  await dropListed(database, connector.id, key);
  for (let at = 0; at < count; at += some) {
    signal.throwIfAborted();
    const entries = await reader.entries(connector.id, at, at + some);
    await database.transaction((tx) => addListed(tx as unknown as Database, { sourceId: connector.id, step: key, at }, entries));
  }
}
