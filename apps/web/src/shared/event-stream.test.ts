import { expect, test } from "vitest";
import type { EventSourceMessage } from "eventsource-parser/stream";
import { eventsOf } from "./event-stream.ts";

async function read(...pieces: string[]): Promise<EventSourceMessage[]> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of bytes) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: EventSourceMessage[] = [];
  for await (const event of eventsOf(body)) events.push(event);
  return events;
}

test("events are read one by one, wherever the pieces they come in end", async () => {
  expect(await read("event: statement\nda", 'ta: {"a": "b: c"}\n', "\nevent: done\ndata: 2\n\n")).toEqual([
    { event: "statement", data: '{"a": "b: c"}' },
    { event: "done", data: "2" },
  ]);
});

test("a word that only keeps the connection open is no event", async () => {
  expect(await read(": working\n\nevent: done\ndata: 1\n\n")).toEqual([{ event: "done", data: "1" }]);
});

test("what a cut connection left unfinished is dropped", async () => {
  expect(await read("event: statement\ndata: 1\n\nevent: done\ndata: {")).toEqual([{ event: "statement", data: "1" }]);
});
