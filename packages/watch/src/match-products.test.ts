import { expect, test } from "vitest";
import type { About, Reason } from "./about.ts";
import { byDeviceKind, byFirm, byWords } from "./match-products.ts";
import { type Profile, readProduct, type WatchedProduct } from "./profile.ts";
import { notice, pump, reader, watch } from "./testing.fixture.ts";

const recall = (more: Partial<About> = {}): About => ({
  ...watch.read(notice("A recall")),
  said: "recall",
  reach: "products",
  deviceKinds: [],
  firms: [],
  words: "A recall",
  ...more,
});
const profile = (said: Partial<WatchedProduct> = {}): Profile => readProduct(reader, pump(said));
const sentences = (reasons: Reason[]) => reasons.map(({ sentence }) => sentence.replace("matches Pump 200: ", ""));

test("a recall of the same kind of device is told, in a market alone", () => {
  const same = recall({ deviceKinds: ["Infusion pump"] });
  expect(sentences(byDeviceKind(reader, profile(), same))).toEqual([
    "recall of its kind of device (infusion pump), in the United States, a market of Pump 200",
  ]);
  expect(byDeviceKind(reader, profile({ targetMarkets: ["JP"] }), same)).toEqual([]);
  expect(byDeviceKind(reader, profile(), { ...same, reach: "market" })).toEqual([]);
});

test("that both are kits tells nothing", () => {
  const kit = recall({ deviceKinds: ["Convenience kit"] });
  expect(byDeviceKind(reader, profile({ description: "Convenience kit with a pump." }), kit)).toEqual([]);
});

test("the product's own firm is told wherever it is named, a watched one only where it counts", () => {
  expect(sentences(byFirm(reader, profile(), recall({ title: "Alto Pumps recalls" })))).toEqual([
    "recall that names Alto Pumps Inc., the firm of Pump 200",
  ]);
  expect(sentences(byFirm(reader, profile(), recall({ firms: ["ICU Medical, Inc."] })))[0]).toContain(
    "of ICU Medical, a firm watched for Pump 200",
  );
  const abroad = recall({ firms: ["ICU Medical, Inc."], jurisdictions: ["CH"] });
  expect(byFirm(reader, profile(), abroad)).toEqual([]);
});

test("a rule names no firm, and a product without one is named by nothing", () => {
  expect(byFirm(reader, profile(), recall({ title: "Alto Pumps", reach: "market" }))).toEqual([]);
  expect(byFirm(reader, profile({ firm: "", watched_firms: [] }), recall({ title: "Alto Pumps" }))).toEqual([]);
});

test("only words that are the same are told as that, of a recall two at least", () => {
  const search = (words: string) => profile({ saved_searches: [{ words }] as WatchedProduct["saved_searches"] });
  const about = recall({ words: "Recall of drug library updates" });
  expect(sentences(byWords(search("drug libraries"), about))[0]).toMatch(/^only the words “drug libraries” are the same/);
  expect(byWords(search("library"), about)).toEqual([]);
  expect(byWords(search(""), { ...about, reach: "market" })).toEqual([]);
});
