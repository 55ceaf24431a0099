import { expect, test } from "vitest";
import type { Answer } from "../answer/answer.ts";
import { createDoubleOpenFda } from "../double/double.ts";
import { fdaDeviceClassification as connector } from "./fda-registers.ts";
import { walk } from "./testing.ts";

const answerOf = (body: unknown, headers = {}): Answer => ({
  status: 200,
  addresses: [connector.url],
  headers,
  bytes: new TextEncoder().encode(JSON.stringify(body)),
});
const meta = { last_updated: "2026-09-01" };
const [first = expect.unreachable()] = connector.plan({ token: "2026-09-01", asOf: null }, null, "2026-11-22");
const read = (body: unknown, headers = {}) => connector.asks["page"]?.read(answerOf(body, headers), first) ?? expect.unreachable();
const entry = {
  product_code: "LWS",
  device_name: "Implantable Pacemaker Pulse-Generator",
  device_class: "3",
  regulation_number: "870.3610",
};

test("how the register stands is told by the day it was made and how much it holds", () => {
  const state = { meta: { last_updated: "2026-09-01", results: { skip: 0, limit: 1, total: 7000 } }, results: [entry] };
  expect(connector.detect?.read(answerOf(state))).toEqual({ token: "2026-09-01", asOf: "2026-09-01", total: 7000 });
});

test("a register that says it holds nothing is not believed", () => {
  const state = { meta: { last_updated: "2026-09-01", results: { skip: 0, limit: 1, total: 0 } }, results: [] };
  expect(() => connector.detect?.read(answerOf(state))).toThrow("meta.results.total");
});

test("an entry is told by its key, and says what it has of the fields that are kept", async () => {
  const { rows, next } = await read({ meta, results: [{ ...entry, implant_flag: "Y", gmdn_terms: "not free", openfda: {} }] });
  expect(rows?.[0]).toMatchObject({ key: "LWS", title: "Implantable Pacemaker Pulse-Generator" });
  expect(rows?.[0]?.fields).toMatchObject({ device_class: "3", regulation_number: "870.3610", implant_flag: "Y", definition: null });
  expect(rows?.[0]?.fields).not.toHaveProperty("gmdn_terms");
  expect(next).toEqual([]);
});

test("the next page is the one that the answer names", async () => {
  const link = '<https://api.fda.gov/device/classification.json?limit=1000&search_after=0%3DLWS>; rel="next"';
  const { next } = await read({ meta, results: [entry] }, { link });
  expect(next).toMatchObject([{ key: "page 0002", order: 2, url: expect.stringContaining("search_after") as string }]);
});

test("a next page on another host is not asked for", () => {
  expect(() => read({ meta, results: [entry] }, { link: '<https://example.org/next>; rel="next"' })).toThrow("not its own");
});

test("an empty page and an entry without its key make the answer unreadable", () => {
  expect(() => read({ meta, results: [] })).toThrow("in a form we do not know");
  expect(() => read({ meta, results: [{ device_name: "Nameless" }] })).toThrow("without its product_code");
});

test("a register that is made anew between two of its pages is not taken for either", async () => {
  const entries = Array.from({ length: 1500 }, (_, nth) => ({ product_code: `P${nth}` }));
  const fda = createDoubleOpenFda(new Map([["device/classification", entries]]), "2026-09-01");
  const answer = fda.answer.bind(fda);
  fda.answer = (path, query) => {
    if (query.has("search_after")) fda.lastUpdated = "2026-09-02";
    return answer(path, query);
  };
  await expect(walk(connector, fda)).rejects.toThrow("was made anew while it was read");
});
