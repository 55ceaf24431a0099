import { expect, test } from "vitest";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { createPassageCache } from "./passage-cache.ts";

const { library, passages } = heldTexts(oldRule(), newRule());
const watched = () => {
  const asked: number[][] = [];
  return { asked, passagesAt: (keys: number[]) => (asked.push(keys), library.passagesAt(keys)) };
};

test("passages come in the order they are asked for, and those that are gone are left out", async () => {
  const cache = createPassageCache(library);
  expect((await cache.at([3, 99, 1])).map(({ key }) => key)).toEqual([3, 1]);
});

test("the database is asked for what was not read before, and for nothing else", async () => {
  const { asked, passagesAt } = watched();
  const cache = createPassageCache({ passagesAt });
  await cache.at([1, 2]);
  expect((await cache.at([1, 3, 2])).map(({ citation }) => citation)).toEqual(["21 CFR 820.1", "21 CFR 820.10", "21 CFR 820.30(a)"]);
  await cache.at([2, 1]);
  expect(asked).toEqual([[1, 2], [3]]);
});

test("what is at hand without the database is not asked of it", async () => {
  const { asked, passagesAt } = watched();
  const cache = createPassageCache({ passagesAt }, (key) => passages.find((one) => one.key === key && key < 3) ?? null);
  expect(await cache.at([1, 2, 3])).toEqual(passages);
  expect(asked).toEqual([[3]]);
});

test("a passage that was not there yet is looked for again", async () => {
  const { asked, passagesAt } = watched();
  const cache = createPassageCache({ passagesAt });
  await cache.at([99]);
  await cache.at([99]);
  expect(asked).toEqual([[99], [99]]);
});

test("a passage that may have changed is read anew, and the others are not", async () => {
  const { asked, passagesAt } = watched();
  const cache = createPassageCache({ passagesAt });
  await cache.at([1, 2]);
  cache.forget([2]);
  await cache.at([1, 2]);
  expect(asked).toEqual([[1, 2], [2]]);
});
