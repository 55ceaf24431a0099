import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Connector } from "../connector.ts";
import { canadaRecalls } from "./canada-recalls.ts";
import { emaMedicines } from "./ema-medicines.ts";
import { mdall } from "./mdall.ts";

const rowsOf = async (connector: Connector, body: string) => {
  const [step = expect.unreachable()] = connector.plan({ token: "", asOf: null }, null, "2026-11-22");
  const answer = { status: 200, addresses: [step.url], headers: {}, bytes: new TextEncoder().encode(body) };
  return (await connector.asks["list"]?.read(answer, step))?.rows ?? [];
};

const recall = {
  NID: "82628",
  Title: "Multivitamin: lots labelled wrong",
  URL: "/en/alert-recall/multivitamin",
  Organization: "Drugs and health products",
  Product: "Multivitamin &amp; minerals",
  Issue: "Labelling",
  Category: "Natural health products",
  "Recall class": "Type III",
  "Last updated": "2026-09-16",
  Archived: "0",
};

describe("recalls of Canada", () => {
  test("an entry is read without HTML, with an address that leads there", async () => {
    const [row] = await rowsOf(canadaRecalls, JSON.stringify([recall]));
    expect(row).toMatchObject({ key: "82628", url: "https://recalls-rappels.canada.ca/en/alert-recall/multivitamin" });
    expect(row?.fields).toMatchObject({ product: "Multivitamin & minerals", recall_class: "Type III", archived: "no" });
  });

  test("an empty list and an entry without its number are said to be no such list", async () => {
    await expect(rowsOf(canadaRecalls, "[]")).rejects.toThrow("in a form we do not know");
    await expect(rowsOf(canadaRecalls, JSON.stringify([{ ...recall, NID: "" }]))).rejects.toThrow("0.NID");
  });
});

const licence = {
  original_licence_no: 102449,
  licence_status: "I",
  appl_risk_class: 3,
  licence_name: "GLUCOSE MONITOR ",
  first_licence_status_dt: "2019-02-21",
  last_refresh_dt: "2026-10-02",
  end_date: null,
  licence_type_desc: "System",
  company_id: 128860,
};

describe("device licences of Canada", () => {
  test("a licence is read, and the day on which the list was made is no part of what it says", async () => {
    const [row] = await rowsOf(mdall, JSON.stringify([licence]));
    expect(row).toMatchObject({ key: "102449", title: "GLUCOSE MONITOR", fields: { status: "Issued", risk_class: "3" } });
    const [later] = await rowsOf(mdall, JSON.stringify([{ ...licence, last_refresh_dt: "2026-10-03" }]));
    expect(later?.fields).toEqual(row?.fields);
  });

  test("the list is as of the day on which it was made", () => {
    const bytes = new TextEncoder().encode(JSON.stringify([licence, { ...licence, last_refresh_dt: "2026-10-03" }]));
    expect(mdall.detect?.read({ status: 200, addresses: [], headers: {}, bytes })).toEqual({ token: null, asOf: "2026-10-03" });
  });

  test("an empty list is none", async () => {
    await expect(rowsOf(mdall, "[]")).rejects.toThrow("in a form we do not know");
  });
});

const medicine = {
  name_of_medicine: "Example",
  ema_product_number: "EMEA/H/C/000000",
  medicine_status: "Authorised",
  european_commission_decision_date: "15/03/2021",
  last_updated_date: "01/09/2026",
};

describe("medicines of EMA", () => {
  test("an entry is read in an envelope and bare, with days as days", async () => {
    const bare = await rowsOf(emaMedicines, JSON.stringify([medicine]));
    expect(bare[0]).toMatchObject({ key: "EMEA/H/C/000000", fields: { status: "Authorised", decided: "2021-03-15" } });
    expect(await rowsOf(emaMedicines, JSON.stringify({ meta: { total_records: 1 }, data: [medicine] }))).toEqual(bare);
  });

  test("a report that lacks some of what it says it has is not taken", async () => {
    await expect(rowsOf(emaMedicines, JSON.stringify({ meta: { total_records: 2 }, data: [medicine] }))).rejects.toThrow("gave 1 of the 2");
  });
});

const samples = resolve(import.meta.dirname, "../../../../../../shared/data/official");

test.skipIf(!existsSync(samples)).each([
  [canadaRecalls, "canada/recalls-HCRSAMOpenData.sample.json", 3],
  [emaMedicines, "eu/ema-report.sample.json", 1],
  [mdall, "canada/mdall-licence.sample.json", 2],
] as const)("records in the documented shape are read", async (connector, file, count) => {
  expect(await rowsOf(connector, readFileSync(resolve(samples, file), "utf8"))).toHaveLength(count);
});
