/** Runs in a thread of its own: the embedded database, and nothing else. */
import { parentPort, workerData } from "node:worker_threads";
import type { FromThread, ThreadStart, ToThread } from "./thread.ts";
import { openPGlite, runnerOf } from "./pglite.ts";

/** What of an error reaches the other thread: its own fields, which a copied error would lose. */
function described(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), isFatal: true };
  // Whatever PostgreSQL did not report itself comes from the machine it runs on, which cannot go on.
  const isFatal = /^(RuntimeError|ExitStatus|Error: Aborted)|is closed$/.test(String(error));
  return { ...Object.fromEntries(Object.entries(error)), message: error.message, isFatal };
}

const port = parentPort;
if (port) {
  // The thread is started by `startThread` alone, with just this.
  const client = await openPGlite(workerData as ThreadStart);
  const runOn = runnerOf(client);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = (message: FromThread) => port.postMessage(message);
  client.onNotification((channel, payload) => tell({ channel, payload }));

  const run = async ({ id, statement }: ToThread) => {
    if (statement === null) {
      await client.close();
      tell({ id, result: { rows: [], fields: [] } });
      return port.close();
    }
    tell({ id, result: await runOn(statement) });
  };
  let before = Promise.resolve();
  port.on("message", (message: ToThread) => {
    before = before.then(() => run(message)).catch((error: unknown) => tell({ id: message.id, error: described(error) }));
  });
  tell({ isReady: true });
}
