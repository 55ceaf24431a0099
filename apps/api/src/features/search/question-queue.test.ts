import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQuestionQueue } from "./question-queue.ts";

const limits = { atOnce: 2, waiting: 3, timeLimit: 1000 };
const asked: string[] = [];
const abandoned: string[] = [];
let answers: Map<string, PromiseWithResolvers<string>>;
let ask: (question: string, signal?: AbortSignal) => Promise<string>;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  abandoned.length = 0;
  answers = new Map();
  ask = createQuestionQueue({
    limits,
    ready: async () => undefined,
    async work(question: string) {
      asked.push(question);
      const answer = Promise.withResolvers<string>();
      answers.set(question, answer);
      return answer.promise;
    },
    abandon() {
      abandoned.push("all");
      for (const { reject } of answers.values()) reject(new Error("ended"));
    },
  });
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

test("two questions are worked on at once, the next begins when one is answered", async () => {
  const [first, , third] = [ask("a"), ask("b"), ask("c")];
  await settle();
  expect(asked).toEqual(["a", "b"]);
  answers.get("a")?.resolve("A");
  expect(await first).toBe("A");
  await settle();
  expect(asked).toEqual(["a", "b", "c"]);
  answers.get("c")?.resolve("C");
  expect(await third).toBe("C");
});

test("where too many wait, one more is told to ask again in a moment", async () => {
  for (const question of "abcde") void ask(question).catch(() => undefined);
  await expect(ask("f")).rejects.toMatchObject({ code: "unavailable", message: expect.stringContaining("in a few seconds") as string });
});

test("a question that takes too long is told so, and others wait no longer for it", async () => {
  const slow = ask("slow").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.timeLimit);
  expect(await slow).toMatchObject({ code: "unavailable", message: expect.stringContaining("took too long") as string });
  expect(abandoned).toEqual(["all"]);
  const next = ask("next");
  await settle();
  answers.get("next")?.resolve("here");
  expect(await next).toBe("here");
});

test("a question whose asker went away while it waited is never worked on", async () => {
  for (const question of "ab") void ask(question);
  const going = new AbortController();
  const waiting = ask("c", going.signal).catch((error: unknown) => error);
  going.abort();
  expect(await waiting).toMatchObject({ code: "busy" });
  answers.get("a")?.resolve("A");
  answers.get("b")?.resolve("B");
  await settle();
  expect(asked).toEqual(["a", "b"]);
});

test("a question whose asker went away while it was worked on gives no answer", async () => {
  const going = new AbortController();
  const answer = ask("a", going.signal);
  await settle();
  going.abort();
  answers.get("a")?.resolve("A");
  await expect(answer).rejects.toMatchObject({ code: "busy" });
});

test("a question whose asker is gone already is not taken", async () => {
  await expect(ask("a", AbortSignal.abort())).rejects.toMatchObject({ code: "busy" });
  expect(asked).toEqual([]);
});
