import type { Browser } from "./sign-in.ts";

/** A stream of events, as a page hears it. */
export interface Stream {
  /** Names of the events so far. */
  told: string[];
  /** Id of the last event that has one. */
  readonly lastId: string | undefined;
  /** Data of the next event of a name. */
  next(name: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the stream of a signed-in browser, and waits until it is told. */
export async function openStream(browser: Pick<Browser, "fetch">, lastEventId?: string): Promise<Stream> {
  const leaving = new AbortController();
  const response = await browser.fetch("/api/events", {
    signal: leaving.signal,
    ...(lastEventId !== undefined && { headers: { "last-event-id": lastEventId } }),
  });
  if (!response.body) throw new Error(`the stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const told: string[] = [];
  const waiting: { name: string; data: unknown }[] = [];
  let rest = "";
  let lastId: string | undefined;
  const more = async () => {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream ended after ${told.join()}`);
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [name, data] = [/^event: (.*)$/m.exec(block)?.[1], /^data: (.*)$/m.exec(block)?.[1]];
      if (name === undefined) continue;
      lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId;
      told.push(name);
      waiting.push({ name, data: JSON.parse(data ?? "null") });
    }
  };
  const next = async (name: string): Promise<unknown> => {
    for (;;) {
      const at = waiting.findIndex((one) => one.name === name);
      if (at >= 0) return waiting.splice(0, at + 1).at(-1)?.data;
      await more();
    }
  };
  await next("ready");
  return {
    told,
    get lastId() {
      return lastId;
    },
    next,
    async close() {
      leaving.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}
