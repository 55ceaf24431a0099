import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPeriodic } from "./periodic.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what many ask for is done once, a while after the first of them, and again for who asks later", () => {
  const work = vi.fn(async () => undefined);
  const ask = createPeriodic(Fastify()).gathered(1000, work);
  ask();
  vi.advanceTimersByTime(900);
  ask();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  ask();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("what fails is logged, and done again the next time it is asked for", async () => {
  const app = Fastify();
  const logged = vi.spyOn(app.log, "error").mockImplementation(() => undefined);
  const ask = createPeriodic(app).gathered(10, () => Promise.reject(new Error("the database is away")));
  for (const times of [1, 2]) {
    ask();
    await vi.advanceTimersByTimeAsync(10);
    expect(logged).toHaveBeenCalledTimes(times);
  }
});

test("nothing is done any more once the server ends", async () => {
  const app = Fastify();
  const work = vi.fn(async () => undefined);
  createPeriodic(app).gathered(1000, work)();
  await app.close();
  vi.advanceTimersByTime(2000);
  expect(work).not.toHaveBeenCalled();
});
