import { startThread, ThreadEnded } from "../../threads/thread.ts";
import { DatabaseAway } from "../failures.ts";
import { listenTo, type Engine, type Statement, type StatementResult } from "./engine.ts";
import { withJson } from "./pglite.ts";

/** Where the thread finds its database. */
export interface ThreadStart {
  dataDir: string;
  postgresqlconf: string[];
}

/** What the thread tells, and what it does. */
export interface DatabaseStarter {
  hear(channel: string, payload: string): void;
}
export interface DatabaseThread {
  isReady(): boolean;
  run(statement: Statement): StatementResult;
  close(): void;
}

/** One opening of the database in a thread, until the thread ends. */
interface Life {
  run(statement: Statement): Promise<StatementResult>;
  close(): Promise<void>;
  end(reason: string): Promise<void>;
}

/** A call whose thread ended is one that the database did not answer. */
const asked = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => Promise.reject(error instanceof ThreadEnded ? new DatabaseAway(error.reason) : error));

const isFatal = (error: unknown): error is Error => error instanceof Error && "isFatal" in error;

async function live(from: ThreadStart, hear: DatabaseStarter["hear"], ended: () => void): Promise<Life> {
  const program = new URL("./worker.ts", import.meta.url);
  const { calls, end } = startThread<DatabaseThread>({ program, start: from, own: { hear }, ended });
  await asked(calls.isReady()).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    end,
    run: (statement) =>
      asked(calls.run(statement)).catch((error: unknown) => {
        if (isFatal(error)) void end(`it failed: ${error.message}`);
        throw error;
      }),
    async close() {
      await asked(calls.close());
      await end();
    },
  };
}

/**
 * The embedded database in a thread of its own, so that requests are answered while it works. A statement that takes longer
 * than `limit` ms ends the thread, since nothing else stops it, and the database is opened anew as after a crash: what was
 * committed is kept, everything under way is refused.
 */
export async function startDatabase(from: ThreadStart, limit: number): Promise<Engine> {
  const channels = new Set<string>();
  const listeners: ((channel: string, payload: string) => void)[] = [];
  let number = 1;
  let isClosed = false;
  const hear = (channel: string, payload: string) => listeners.forEach((listener) => listener(channel, payload));
  let current: Promise<Life> | null = null;
  const over = (ended: number) => {
    if (ended !== number) return;
    number += 1;
    current = null;
  };
  const open = async (): Promise<Life> => {
    const opened = number;
    const life = await live(from, hear, () => over(opened));
    for (const channel of channels) await life.run(listenTo(channel));
    return life;
  };
  const alive = (): Promise<Life> => {
    if (isClosed) return Promise.reject(new DatabaseAway("it was closed"));
    return (current ??= open());
  };
  const run: Engine["run"] = async (statement) => {
    const life = await alive();
    const timer = setTimeout(() => void life.end(`a statement took longer than ${limit / 1000} seconds`), limit);
    try {
      return withJson(await life.run(statement), statement);
    } finally {
      clearTimeout(timer);
    }
  };
  await alive();
  return {
    run,
    get life() {
      return number;
    },
    onNotification: (listener) => void listeners.push(listener),
    async listen(channel) {
      channels.add(channel);
      await run(listenTo(channel));
    },
    async close() {
      const life = await alive();
      isClosed = true;
      await life.close();
    },
  };
}
