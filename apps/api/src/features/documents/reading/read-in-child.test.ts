import { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { createFileReader, usualLimits, type ReadFile } from "./read-in-child.ts";
import type { ReadPart } from "./read-part.ts";
import { findConfinement, ownReader } from "./reader-process.ts";

const module = new URL("../../../../test/failing/reader.ts", import.meta.url).href;
const mega = 1024 * 1024;
let read: ReadFile;
let readInHaste: ReadFile;
let readOwn: ReadFile;
beforeAll(() => {
  const confinement = findConfinement();
  const program = { module, heap: 2000 };
  const limits = { ...usualLimits, memory: 300 * mega, output: 2 * mega };
  read = createFileReader({ confinement, program, limits });
  readInHaste = createFileReader({ confinement, program, limits: { ...limits, time: 1500, patience: 1 } });
  readOwn = createFileReader({ confinement, program: ownReader });
});

const control = (signal = new AbortController().signal) => ({ signal, progress: () => undefined });

async function partsOf(reader: ReadFile, text: string, signal?: AbortSignal): Promise<ReadPart[]> {
  const parts: ReadPart[] = [];
  for await (const part of reader(Readable.from([text]), "txt", control(signal))) parts.push(part);
  return parts;
}

test("what a reader reads comes part by part", async () => {
  expect(await partsOf(read, "read")).toMatchObject([{ number: 1, blocks: [{ text: "Some words." }] }]);
});

test.each(["hang", "spin"])("a file that makes its reader %s is given up after a while", async (act) => {
  await expect(partsOf(readInHaste, act)).rejects.toMatchObject({ name: "ReadingFailed", reason: "took_too_long" });
});

test.each([
  ["take memory", "took_too_much"],
  ["garbage", "damaged"],
  ["silence", "damaged"],
  ["crash", "damaged"],
  ["say nonsense", "damaged"],
  ["say too much", "damaged"],
  ["misplace words", "damaged"],
])("a file that makes its reader %s cannot be read: %s", async (act, reason) => {
  await expect(partsOf(read, act)).rejects.toMatchObject({ name: "ReadingFailed", reason });
});

test("a reader that somebody kills says nothing of the file, so that it is tried again", async () => {
  await expect(partsOf(read, "be killed")).rejects.toThrow("The reader was killed.");
});

test("who no longer wants a file read ends its reader", async () => {
  const own = new AbortController();
  const reading = partsOf(read, "hang", own.signal);
  own.abort(new Error("It was cancelled."));
  await expect(reading).rejects.toThrow("It was cancelled.");
});

test("a file whose bytes cannot be had is not taken for a damaged one", async () => {
  const bytes = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("The store is away.");
    })(),
  );
  const reading = read(bytes, "txt", control());
  await expect(reading.next()).rejects.toThrow("The store is away.");
});

test("a reader reaches no network, opens and writes no file, starts nothing and is told nothing", async () => {
  const [part] = await partsOf(read, "go outside");
  const told: unknown = JSON.parse(part?.blocks[0]?.text ?? "{}");
  expect(told).toEqual({
    net: "refused",
    https: "refused",
    fetch: "undefined",
    write: "ERR_ACCESS_DENIED",
    read: "ERR_ACCESS_DENIED",
    start: "refused",
    environment: "PATH",
  });
});

test("a file that is not what its name says is named so", async () => {
  const reading = readOwn(Readable.from([Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d])]), "txt", control());
  await expect(reading.next()).rejects.toMatchObject({ reason: "mismatched" });
});
