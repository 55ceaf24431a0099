import { z } from "zod";

/** One end of a channel between two threads. */
export interface ThreadPort {
  postMessage(message: unknown): void;
  on(event: "message", listen: (message: unknown) => void): unknown;
}

const Message = z.union([
  z.object({ call: z.int(), name: z.string(), args: z.array(z.unknown()) }),
  z.object({ reply: z.int(), error: z.string() }),
  z.object({ reply: z.int(), value: z.unknown() }),
]);
type Message = z.infer<typeof Message>;

/** Functions that another thread may call; arguments and results are copied. */
export type Callable = Record<string, (...args: never[]) => Promise<unknown>>;

export interface OtherThread {
  call(name: string, args: unknown[]): Promise<unknown>;
  /** Rejects all calls under way, for the other thread is gone. */
  fail(error: Error): void;
}

/** Lets two threads call functions of each other's by name; calls that come before `own` is ready wait for it. */
export function connect(port: ThreadPort, own: Promise<Callable>): OtherThread {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let calls = 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const post = (message: Message) => port.postMessage(message);
  const answer = async (reply: number, name: string, args: unknown[]) => {
    try {
      const work = (await own)[name];
      if (!work) throw new Error(`there is no ${name} to call`);
      // The two ends are compiled together; what crosses between them is what the types say.
      post({ reply, value: await work(...(args as never[])) });
    } catch (error) {
      post({ reply, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  port.on("message", (raw) => {
    const message = Message.parse(raw);
    if ("call" in message) return void answer(message.call, message.name, message.args);
    const caller = waiting.get(message.reply);
    waiting.delete(message.reply);
    if ("error" in message) caller?.reject(new Error(message.error));
    else caller?.resolve(message.value);
  });
  return {
    call: (name, args) =>
      new Promise((resolve, reject) => {
        const call = ++calls;
        waiting.set(call, { resolve, reject });
        post({ call, name, args });
      }),
    fail(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

/** The named functions of another thread, as if they were here. */
export const remote = <T>(other: OtherThread, names: readonly (keyof T & string)[]): T =>
  // Each name is one of T's functions, and the other thread has it under that name.
  Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => other.call(name, args)])) as T;
