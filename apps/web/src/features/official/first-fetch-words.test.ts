import type { FirstFetch } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { noticeOf, standingText } from "./first-fetch-words.ts";

const first = (given: Partial<FirstFetch>): FirstFetch => ({ state: "fetching", held: 0, known: 0, now: null, missing: [], ...given });

test("while texts come, every page says how many and which", () => {
  expect(noticeOf(first({ held: 12, known: 96, now: "21 CFR 803" }))).toBe("Official texts: 12 of 96 fetched; 21 CFR 803 now");
  expect(noticeOf(first({}))).toBe("Official texts: the first are being asked for");
});

test("without a network it is said plainly, with what works", () => {
  expect(noticeOf(first({ state: "away" }))).toContain("Everything else works");
});

test("pages are silent before, after, and where fetching is turned off", () => {
  expect((["off", "waiting", "ended"] as const).map((state) => noticeOf(first({ state })))).toEqual([null, null, null]);
});

test("the dashboard promises official words only where they are held", () => {
  expect(standingText(first({ state: "off" }))).toContain("our own summaries");
  expect(standingText(first({ state: "ended", held: 96, known: 96 }))).toBeNull();
  expect(standingText(first({ state: "ended", missing: ["UK law", "EU law"] }))).toBe(
    "Official texts that did not come so far: UK law; EU law.",
  );
});
