/** One end of the line between two threads. */
interface Line {
  postMessage(message: Message, transfer?: readonly ArrayBuffer[]): void;
  on(event: "message", listen: (message: Message) => void): unknown;
}

type Message = { call: number; name: string; args: unknown[] } | { reply: number; value: unknown } | { reply: number; failure: Failure };

/** What of an error reaches the other thread: its own fields too, which a copied error would lose. */
interface Failure {
  message: string;
  stack?: string | undefined;
  fields: Record<string, unknown>;
  cause: Failure | null;
}

/** The functions of another thread; what they are given and give is copied, but a result that is bytes is handed over whole. */
export type Calls<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Awaited<Result>> : never;
};

/** The same functions where they are done. */
export type Served<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Awaited<Result> | Promise<Awaited<Result>>
    : never;
};

export interface OtherThread<Theirs> {
  calls: Calls<Theirs>;
  /** Rejects all calls under way and all to come, for the other thread is gone. */
  fail: (error: Error) => void;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = (line: Line, message: Message, transfer?: readonly ArrayBuffer[]): void => line.postMessage(message, transfer);

type Call = (name: string, args: unknown[]) => Promise<unknown>;

/** Lets two threads call functions of each other's by name; calls that come before `own` is ready wait for it. */
export function connect<Theirs extends object>(line: Line, own: Promise<object>): OtherThread<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let gone: Error | null = null;
  let count = 0;

  const answer = async (reply: number, name: string, args: unknown[]) => {
    try {
      // The two ends are compiled together: what crosses between them is what the types say.
      const work = ((await own) as Record<string, (...args: unknown[]) => unknown>)[name];
      if (!work) throw new Error(`there is no ${name} to call`);
      const value = await work(...args);
      post(line, { reply, value }, ownBytesOf(value));
    } catch (error) {
      tellFailure(line, reply, error);
    }
  };
  const settle = (message: Exclude<Message, { call: number }>) => {
    const caller = waiting.get(message.reply);
    waiting.delete(message.reply);
    if ("failure" in message) caller?.reject(errorOf(message.failure));
    else caller?.resolve(message.value);
  };
  line.on("message", (message) => ("call" in message ? void answer(message.call, message.name, message.args) : settle(message)));

  const call: Call = (name, args) => {
    if (gone) return Promise.reject(gone);
    const caller = Promise.withResolvers<unknown>();
    waiting.set(++count, caller);
    post(line, { call: count, name, args });
    return caller.promise;
  };
  return {
    calls: callsBy<Theirs>(call),
    fail(error) {
      gone = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

/** Functions of whatever name is asked for, but none that would make a promise of them. */
const callsBy = <Theirs>(call: Call): Calls<Theirs> =>
  // Whatever is asked of it is asked of the other thread, whose functions its type names.
  new Proxy({} as Calls<Theirs>, {
    get: (_, name) => (typeof name === "string" && name !== "then" ? (...args: unknown[]) => call(name, args) : undefined),
  });

/** The memory of bytes that have it to themselves. */
function ownBytesOf(value: unknown): ArrayBuffer[] {
  if (!(value instanceof Uint8Array) || !(value.buffer instanceof ArrayBuffer)) return [];
  return value.byteLength === value.buffer.byteLength ? [value.buffer] : [];
}

function tellFailure(line: Line, reply: number, error: unknown): void {
  const failure = failureOf(error);
  try {
    post(line, { reply, failure });
  } catch {
    // A field that cannot be copied must not leave the caller waiting.
    post(line, { reply, failure: { message: failure.message, stack: failure.stack, fields: {}, cause: null } });
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), fields: {}, cause: null };
  const { message, name, stack, cause } = error;
  return {
    message,
    stack,
    fields: { ...Object.fromEntries(Object.entries(error)), name },
    cause: cause === undefined ? null : failureOf(cause),
  };
}

const errorOf = ({ message, stack, fields, cause }: Failure): Error =>
  Object.assign(new Error(message, cause ? { cause: errorOf(cause) } : {}), fields, stack === undefined ? {} : { stack });
