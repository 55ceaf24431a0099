import { expect, test } from "vitest";
import { firstFetch, type Beginning } from "./first-fetch.ts";

type Stored = NonNullable<Beginning["stored"]>;
const at = "2026-11-23T08:00:00.000Z";
const plan: Stored["plan"] = { token: "2026-11-23", as_of: null, answer_id: null, total: null, begun_at: at };
const stored = (given: Partial<Stored> = {}): Stored => ({
  token: null,
  outcome: null,
  last_try: null,
  looking_since: null,
  plan: null,
  ...given,
});
const source = (title: string, given: Partial<Beginning>): Beginning => ({
  connector: { title },
  stored: null,
  held: 0,
  toCome: 0,
  next: null,
  ...given,
});

test("a fresh server says that texts will come, before it has asked for any", () => {
  expect(firstFetch(true, [source("eCFR", {}), source("EU", { stored: stored() })])).toEqual({
    state: "waiting",
    held: 0,
    known: 0,
    now: null,
    missing: [],
  });
});

test("while texts come it says how many are held, how many are known of, and which is asked for now", () => {
  const sources = [
    source("eCFR", { stored: stored({ looking_since: at, plan }), held: 12, toCome: 80, next: "21 CFR 803" }),
    source("EU", { stored: stored({ token: "2026-11-22", last_try: at, outcome: "changed" }), held: 4 }),
  ];
  expect(firstFetch(true, sources)).toEqual({ state: "fetching", held: 16, known: 96, now: "21 CFR 803", missing: [] });
});

test("without a network it says so after the first try, and goes on saying so while it is tried again", () => {
  const away = { last_try: at, outcome: "unreachable" } as const;
  const again = { ...away, looking_since: at };
  expect(firstFetch(true, [source("eCFR", { stored: stored(again) }), source("EU", {})]).state).toBe("away");
  expect(firstFetch(true, [source("eCFR", { stored: stored(away) }), source("EU", { stored: stored(away) })]).state).toBe("away");
});

test("it ends when every source was taken over once, and stays ended when one falls silent later", () => {
  const taken = stored({ token: "2026-11-22", outcome: "unreachable", last_try: at, looking_since: at, plan });
  expect(firstFetch(true, [source("eCFR", { stored: taken, held: 90 })])).toMatchObject({
    state: "ended",
    held: 90,
    known: 90,
    missing: [],
  });
});

test("it ends with what is missing named where a source does not let itself be asked", () => {
  const refused = stored({ last_try: at, outcome: "blocked" });
  const sources = [source("eCFR", { stored: stored({ token: "2026-11-22" }), held: 90 }), source("UK law", { stored: refused })];
  expect(firstFetch(true, sources)).toMatchObject({ state: "ended", held: 90, missing: ["UK law"] });
});

test("a server that fetches nothing says so", () => {
  expect(firstFetch(false, [source("eCFR", {})]).state).toBe("off");
});
