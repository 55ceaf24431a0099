import { connectors } from "@clausewise/official";
import { expect, test } from "vitest";
import { byHand, isSilent } from "./standing.ts";
import type { StoredSource } from "./sources.repository.ts";

const source = (given: Partial<StoredSource>) => given as StoredSource;
const heard = source({ last_try: "2026-11-22T08:00:00.000Z", last_success: "2026-11-20T08:00:00.000Z" });
const daily = { rhythm: 24 };

test("a source is silent once it was not heard for its rhythm and half as long again", () => {
  expect(isSilent(daily, heard, "2026-11-21T20:00:00.000Z")).toBe(false);
  expect(isSilent(daily, heard, "2026-11-21T20:00:01.000Z")).toBe(true);
});

test("a source of a slower rhythm is given more time", () => {
  expect(isSilent({ rhythm: 72 }, heard, "2026-11-23T08:00:00.000Z")).toBe(false);
});

test("one that was never heard is silent from its first try on, and not before", () => {
  expect(isSilent(daily, source({ last_try: "2026-11-22T08:00:00.000Z", last_success: null }), "2026-11-22T08:01:00.000Z")).toBe(true);
  expect(isSilent(daily, source({ last_try: null, last_success: null }), "2026-11-22T08:01:00.000Z")).toBe(false);
  expect(isSilent(daily, null, "2026-11-22T08:01:00.000Z")).toBe(false);
});

test("a file can stand in for a register that is one answer, and for none that is read page by page", () => {
  const whole = connectors.filter((connector) => byHand(connector) === "whole").map(({ id }) => id);
  expect(whole.toSorted()).toEqual(["canada-recalls", "ema-medicines", "fda-guidance", "mdall", "mdcg-list"]);
});
