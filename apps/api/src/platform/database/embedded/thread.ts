import { Worker } from "node:worker_threads";
import { DatabaseAway } from "../failures.ts";
import { listenTo, type Engine, type Statement, type StatementResult } from "./engine.ts";
import { withJson } from "./pglite.ts";

/** Where the thread finds its database. */
export interface ThreadStart {
  dataDir: string;
  postgresqlconf: string[];
}

/** A statement to run; null closes the database. */
export interface ToThread {
  id: number;
  statement: Statement | null;
}

export type FromThread =
  | { isReady: true }
  | { id: number; result: StatementResult }
  | { id: number; error: { message: string; isFatal: boolean } }
  | { channel: string; payload: string };

interface Life {
  number: number;
  send(statement: Statement | null): Promise<StatementResult>;
  end(reason: string): void;
}

interface LifeParts {
  start: ThreadStart;
  number: number;
  hear: (channel: string, payload: string) => void;
  /** Hears that this life is over. */
  over: (number: number) => void;
}

const isSource = import.meta.url.endsWith(".ts");
const program = isSource ? new URL("./worker.ts", import.meta.url) : new URL("./worker.js", import.meta.url);

/** One opening of the database in a thread, until the thread ends. */
async function live({ start, number, hear, over }: LifeParts): Promise<Life> {
  const worker = new Worker(program, { workerData: start });
  const waiting = new Map<number, PromiseWithResolvers<StatementResult>>();
  const ready = Promise.withResolvers<void>();
  let ids = 0;
  const end = (error: Error) => {
    over(number);
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void worker.terminate();
  };
  const settle = (message: Extract<FromThread, { id: number }>) => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ("result" in message) return asked?.resolve(message.result);
    const { isFatal, ...fields } = message.error;
    asked?.reject(Object.assign(new Error(fields.message), fields));
    if (isFatal) end(new DatabaseAway(`it failed: ${fields.message}`));
  };
  worker.on("message", (message: FromThread) => {
    if ("isReady" in message) ready.resolve();
    else if ("channel" in message) hear(message.channel, message.payload);
    else settle(message);
  });
  worker.once("error", (error) => end(error instanceof Error ? error : new DatabaseAway(String(error))));
  worker.once("exit", () => end(new DatabaseAway("its thread ended")));
  await ready.promise;
  return {
    number,
    end: (reason) => end(new DatabaseAway(reason)),
    send(statement) {
      const answer = Promise.withResolvers<StatementResult>();
      waiting.set(++ids, answer);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: ids, statement } satisfies ToThread);
      return answer.promise;
    },
  };
}

/**
 * The embedded database in a thread of its own, so that requests are answered while it works. A statement that takes longer
 * than `limit` ms ends the thread, since nothing else stops it, and the database is opened anew as after a crash: what was
 * committed is kept, everything under way is refused.
 */
export async function startThread(start: ThreadStart, limit: number): Promise<Engine> {
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
    const life = await live({ start, number, hear, over });
    for (const channel of channels) await life.send(listenTo(channel));
    return life;
  };
  const alive = (): Promise<Life> => {
    if (isClosed) return Promise.reject(new DatabaseAway("it was closed"));
    return (current ??= open());
  };
  const run: Engine["run"] = async (statement) => {
    const life = await alive();
    const timer = setTimeout(() => life.end(`a statement took longer than ${limit / 1000} seconds`), limit);
    try {
      return withJson(await life.send(statement), statement);
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
      await life.send(null);
    },
  };
}
