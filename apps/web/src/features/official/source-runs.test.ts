import { expect, test } from "vitest";
import { lastingText } from "./source-runs.tsx";

test("how long a look took is said in the unit that fits", () => {
  const lasting = (ended_at: string) => lastingText({ begun_at: "2026-11-23T08:00:00.000Z", ended_at });
  expect(["2026-11-23T08:00:12.000Z", "2026-11-23T08:03:10.000Z", "2026-11-23T09:20:00.000Z"].map(lasting)).toEqual([
    "12 s",
    "3 min",
    "1 h 20 min",
  ]);
});
