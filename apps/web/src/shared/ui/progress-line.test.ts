import { expect, test } from "vitest";
import { progressText } from "./progress-line.tsx";

test("bytes are shown as people count them, and rows in full", () => {
  expect(progressText({ done: 1_234_000, total: 4_000_000, unit: "bytes" })).toBe("1.2 MB of 4.0 MB");
  expect(progressText({ done: 1200, total: 3500, unit: "rows" })).toBe("1,200 of 3,500");
  expect(progressText({ done: 1200, total: null, unit: "rows" })).toBe("1,200");
  expect(progressText({ done: 0.3, total: 1, unit: "share" })).toBe("30 %");
});
