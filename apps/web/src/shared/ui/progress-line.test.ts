import { expect, test } from "vitest";
import { progressText } from "./progress-line.tsx";

test("bytes are shown as people count them, and rows in full", () => {
  expect(progressText({ done: 1.25 * 1024 ** 2, total: 4 * 1024 ** 2, unit: "bytes" })).toBe("1.25 MB of 4.00 MB");
  expect(progressText({ done: 18, total: 54, unit: "bytes" })).toBe("18 Bytes of 54 Bytes");
  expect(progressText({ done: 1200, total: 3500, unit: "rows" })).toBe("1,200 of 3,500");
  expect(progressText({ done: 1200, total: null, unit: "rows" })).toBe("1,200");
  expect(progressText({ done: 0.3, total: 1, unit: "share" })).toBe("30 %");
});
