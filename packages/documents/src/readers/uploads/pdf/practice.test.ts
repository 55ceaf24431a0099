import { expect, test } from "vitest";
import { practise } from "./practice.ts";

const counted = () => {
  let times = 0;
  const read = async () => {
    times += 1;
    return { ok: true as const, parts: [] };
  };
  return { read, times: () => times };
};

test("practice ends when a file comes", async () => {
  const { read, times } = counted();
  await practise(read, false, () => times() === 3);
  expect(times()).toBe(3);
});

test("who begins with what another learned practises once", async () => {
  const { read, times } = counted();
  await practise(read, true, () => false);
  expect(times()).toBe(1);
});
