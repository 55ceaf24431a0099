import { expect, test } from "vitest";
import { correctedFrom } from "./premises.ts";

test("a correction is made from the chance at which few questions are corrected that take nothing wrong for granted", () => {
  const right = Array.from({ length: 100 }, (_, nth) => ({ confidence: nth / 200, right: false }));
  const wrong = Array.from({ length: 10 }, () => ({ confidence: 0.9, right: true }));
  const from = correctedFrom([...right, ...wrong], 0.02);
  expect(right.filter(({ confidence }) => confidence >= from).length).toBeLessThanOrEqual(2);
  expect(from).toBeLessThan(0.9);
});
