/** Runs in a thread of its own: the embedded database, and nothing else. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { giveBack } from "../../give-back.ts";
import { inThread } from "../../threads/thread.ts";
import type { DatabaseStarter, DatabaseThread, ThreadStart } from "./thread.ts";
import { openPGlite, runnerOf } from "./pglite.ts";

/** What PostgreSQL did not report itself comes from the machine it runs on, which cannot go on. */
const isOfTheMachine = (error: unknown): boolean =>
  !(error instanceof Error) || /^(RuntimeError|ExitStatus|Error: Aborted)|is closed$/.test(String(error));

const marked = (error: unknown): Error => {
  const told = error instanceof Error ? error : new Error(String(error));
  return isOfTheMachine(error) ? Object.assign(told, { isFatal: true }) : told;
};

inThread<DatabaseThread, ThreadStart, DatabaseStarter>(async (start, starter) => {
  const isNew = !existsSync(join(start.dataDir, "PG_VERSION"));
  const client = await openPGlite(start);
  // Making a new one takes three times the memory of opening it.
  if (isNew) giveBack();
  client.onNotification((channel, payload) => void starter.hear(channel, payload));
  const runOn = runnerOf(client);
  let before: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };
  return {
    isReady: () => true,
    run: (statement) => inOrder(() => runOn(statement).catch((error: unknown) => Promise.reject(marked(error)))),
    close: () => inOrder(() => client.close()),
  };
});
