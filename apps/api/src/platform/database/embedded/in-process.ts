import type { PGlite } from "@electric-sql/pglite";
import { listenTo, type Engine } from "./engine.ts";
import { runnerOf, withJson } from "./pglite.ts";

/** The database in this very thread, for tests: it opens at once, but everything else waits while it works. */
export function runInProcess(client: PGlite): Engine {
  const runOn = runnerOf(client);
  const run: Engine["run"] = async (statement) => withJson(await runOn(statement), statement);
  return {
    life: 1,
    run,
    onNotification: (hear) => void client.onNotification(hear),
    listen: async (channel) => void (await run(listenTo(channel))),
    close: () => client.close(),
  };
}
