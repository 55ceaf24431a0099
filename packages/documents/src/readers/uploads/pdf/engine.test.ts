import { expect, test } from "vitest";
import { prepareEngine, startEngine, takeEngine } from "./engine.ts";

const megabyte = 1024 * 1024;

test("each file has an instance of its own, and one that was prepared is taken once", async () => {
  prepareEngine();
  const [first, second] = await Promise.all([takeEngine(), takeEngine()]);
  const at = first.call.malloc(8);
  first.bytes().fill(7, at, at + 8);
  expect(second.call.memory).not.toBe(first.call.memory);
});

test("what is read after the memory has grown is what was written before", async () => {
  const engine = await startEngine();
  const at = engine.call.malloc(8);
  engine.floats()[at >> 2] = 1.5;
  engine.call.malloc(64 * megabyte);
  expect(engine.floats()[at >> 2]).toBe(1.5);
  expect(engine.bytes().length).toBeGreaterThan(64 * megabyte);
});

test("a file that asks for more memory than one may take gets none, and it is known why", async () => {
  const engine = await startEngine();
  expect([engine.starved(), engine.call.malloc(600 * megabyte), engine.starved()]).toEqual([false, 0, true]);
});
