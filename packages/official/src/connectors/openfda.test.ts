import { expect, test } from "vitest";
import type { Answer } from "../answer/answer.ts";
import { createDoubleOpenFda } from "../double/double.ts";
import { fdaDevice510k, fdaDeviceClassification as connector, fdaDevicePma, fdaDeviceRecall, fdaDrugs } from "./fda-registers.ts";
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

const played = (path: string, entries: Record<string, unknown>[]) => createDoubleOpenFda(new Map([[path, entries]]), "2026-09-01");

test("a clearance says who holds it, and not whom to call", async () => {
  const entry = {
    k_number: "K872032",
    device_name: "Test",
    applicant: "LABORATORIES, INC.",
    contact: "A PERSON",
    decision_date: "1987-06-29",
  };
  const { rows } = await walk(fdaDevice510k, played("device/510k", [entry]));
  expect(rows[0]).toMatchObject({ key: "K872032", url: expect.stringContaining("?ID=K872032") as string });
  expect(JSON.stringify(rows)).not.toContain("A PERSON");
});

test("a supplement is an entry of its own beside the approval that it supplements", async () => {
  const approval = { pma_number: "P970051", supplement_number: "", generic_name: "Implant, cochlear" };
  const supplement = { ...approval, supplement_number: "S054", trade_name: "Implant System" };
  const { rows } = await walk(fdaDevicePma, played("device/pma", [approval, supplement]));
  expect(rows.map(({ key, title }) => [key, title])).toEqual([
    ["P970051", "Implant, cochlear"],
    ["P970051 S054", "Implant System"],
  ]);
  expect(rows[1]?.url).toContain("?id=P970051S054");
});

test("a recall names the clearances of what was recalled", async () => {
  const entry = { product_res_number: "Z-0359-2013", cfres_id: "113000", product_description: "Screw", k_numbers: ["K2", "K1"] };
  const { rows } = await walk(
    fdaDeviceRecall,
    played("device/recall", [entry, { ...entry, product_res_number: "Z-0360-2013", cfres_id: "" }]),
  );
  expect(rows[0]).toMatchObject({ fields: { k_numbers: "K1; K2" }, url: expect.stringContaining("res.cfm?id=113000") as string });
  expect(rows[1]?.url).toBeNull();
});

test("an application is read with what its products hold, and the day of its newest submission", async () => {
  const entry = {
    application_number: "ANDA084321",
    sponsor_name: "MAKER",
    products: [
      { brand_name: "EXAMPLE", route: "ORAL", active_ingredients: [{ name: "B", strength: "1MG" }, { name: "A" }] },
      { brand_name: "EXAMPLE", route: "ORAL" },
    ],
    submissions: [
      { submission_type: "SUPPL", submission_status: "AP", submission_status_date: "20030730" },
      { submission_type: "ORIG", submission_status: "AP", submission_status_date: "19760311" },
      { submission_type: "ORIG", submission_status: "TA", submission_status_date: "19750101" },
    ],
  };
  const { rows } = await walk(fdaDrugs, played("drug/drugsfda", [entry]));
  expect(rows[0]).toMatchObject({
    key: "ANDA084321",
    title: "EXAMPLE",
    url: expect.stringContaining("ApplNo=084321") as string,
    fields: {
      active_ingredients: "A; B",
      strength: "1MG",
      route: "ORAL",
      te_code: null,
      approval_date: "1976-03-11",
      last_action_date: "2003-07-30",
    },
  });
});

test("an application whose first approval is not told has no day of it", async () => {
  const { rows } = await walk(fdaDrugs, played("drug/drugsfda", [{ application_number: "NDA000001", products: [] }]));
  expect(rows[0]?.fields).toMatchObject({ approval_date: null, strength: null });
});

test("a register that is made anew between two of its pages is not taken for either", async () => {
  const entries = Array.from({ length: 1500 }, (_, nth) => ({ product_code: `P${nth}` }));
  const fda = played("device/classification", entries);
  const answer = fda.answer.bind(fda);
  fda.answer = (path, query) => {
    if (query.has("search_after")) fda.lastUpdated = "2026-09-02";
    return answer(path, query);
  };
  await expect(walk(connector, fda)).rejects.toThrow("was made anew while it was read");
});
