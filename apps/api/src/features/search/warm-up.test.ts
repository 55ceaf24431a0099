import { expect, test } from "vitest";
import type { AskedQuestion } from "./gather-evidence.ts";
import type { Search } from "./search.ts";
import { questionsToWarmUp, warmedUp } from "./warm-up.ts";

const card = (jurisdiction: string, ...texts: string[]) => ({ jurisdiction, wordings: texts.map((text) => ({ text })) });
const cards = Array.from({ length: 40 }, (_, nth) => card(nth % 2 === 0 ? "US" : "EU", `question ${nth}`));
const day = "2026-03-01";

test("each authority is asked what is asked of its own law, from all over the library, all of them by turns", () => {
  const questions = questionsToWarmUp(cards, day);
  expect(questions.slice(0, 3).map(({ authority }) => authority)).toEqual(["FDA", "EU_MDR", "MULTI_AUTHORITY"]);
  const numbers = questions.filter(({ authority }) => authority === "EU_MDR").map(({ query }) => Number(query.split(" ")[1]));
  expect(numbers.every((nth) => nth % 2 === 1)).toBe(true);
  expect([Math.min(...numbers) < 5, Math.max(...numbers) > 30]).toEqual([true, true]);
});

test("a law that nobody has questions for is not asked", () => {
  expect(questionsToWarmUp([card("US", "How?"), card("US")], day).map(({ authority }) => authority)).toEqual(["FDA", "MULTI_AUTHORITY"]);
});

/** A search whose questions are gone through one by one, as often as `next` is called. */
function atHand() {
  const asked: string[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const compose = async ({ query }: AskedQuestion) => {
    asked.push(query);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
  };
  const next = async (how: "answered" | "failed" = "answered") => {
    if (how === "answered") gates.at(-1)?.resolve();
    else gates.at(-1)?.reject(new Error("the database is away"));
    await new Promise(setImmediate);
  };
  // Only what is called here has to be there.
  const search = { catchUp: async () => undefined, compose: async () => undefined, close: async () => undefined } as unknown as Search;
  const question = (query: string): AskedQuestion => ({ query, authority: "FDA", day, viewer: null });
  const over: string[] = [];
  const questions = () => ["one", "two", "three"].map(question);
  return { asked, next, question, over, search: warmedUp(search, compose, questions, () => void over.push("over")) };
}

test("questions are gone through once the library is held, one after another, and once only", async () => {
  const { asked, next, search } = atHand();
  expect(asked).toEqual([]);
  await search.catchUp();
  await search.catchUp();
  expect(asked).toEqual(["one"]);
  await next();
  expect(asked).toEqual(["one", "two"]);
});

test("once all of them are gone through, that is said once", async () => {
  const { next, over, search } = atHand();
  await search.catchUp();
  for (let answered = 0; answered < 3; answered += 1) {
    expect(over).toEqual([]);
    await next();
  }
  await search.catchUp();
  expect(over).toEqual(["over"]);
});

test("one that fails keeps no other from being gone through", async () => {
  const { asked, next, search } = atHand();
  await search.catchUp();
  await next("failed");
  expect(asked).toEqual(["one", "two"]);
});

test.each(["compose", "close"] as const)("as soon as somebody calls %s, no further one is begun", async (call) => {
  const { asked, next, question, search } = atHand();
  await search.catchUp();
  await search[call](question("Mine?"));
  await next();
  expect(asked).toEqual(["one"]);
});
