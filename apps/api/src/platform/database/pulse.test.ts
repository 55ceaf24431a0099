import { expect, test } from "vitest";
import { createPulse } from "./pulse.ts";

test("a database that refuses, or keeps silent for long, does not answer; one that is back does", async () => {
  let time = 0;
  let answer = Promise.withResolvers<void>();
  let asked = 0;
  const ask = () => {
    asked += 1;
    return answer.promise;
  };
  const pulse = createPulse(ask, 5000, () => time);
  const feeling = pulse.feel();
  expect(pulse.isAnswering()).toBe(true);
  time = 6000;
  expect(pulse.isAnswering()).toBe(false);
  await pulse.feel();
  expect(asked).toBe(1);
  answer.resolve();
  await feeling;
  expect(pulse.isAnswering()).toBe(true);

  answer = Promise.withResolvers();
  answer.reject(new Error("connection refused"));
  await pulse.feel();
  expect(pulse.isAnswering()).toBe(false);
});
