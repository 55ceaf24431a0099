import { expect, test } from "vitest";
import { confidenceTone } from "./confidence-tone.ts";

test("confidence is green from 0.8, amber from 0.6, red below, plain when unknown", () => {
  expect([0.8, 0.79, 0.6, 0.59, 0, null].map(confidenceTone)).toEqual(["ok", "warn", "warn", "bad", "bad", "plain"]);
});
