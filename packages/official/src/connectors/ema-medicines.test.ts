import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { emaMedicines } from "./ema-medicines.ts";
import { rowsOf } from "./testing.ts";

const medicine = {
  name_of_medicine: "Example",
  ema_product_number: "EMEA/H/C/000000",
  medicine_status: "Authorised",
  european_commission_decision_date: "15/03/2021",
  last_updated_date: "01/09/2026",
};

test("an entry is read in an envelope and bare, with days as days", async () => {
  const bare = await rowsOf(emaMedicines, JSON.stringify([medicine]));
  expect(bare[0]).toMatchObject({ key: "EMEA/H/C/000000", fields: { status: "Authorised", decided: "2021-03-15" } });
  expect(await rowsOf(emaMedicines, JSON.stringify({ meta: { total_records: 1 }, data: [medicine] }))).toEqual(bare);
});

test("a report that lacks some of what it says it has is not taken", async () => {
  await expect(rowsOf(emaMedicines, JSON.stringify({ meta: { total_records: 2 }, data: [medicine] }))).rejects.toThrow("gave 1 of the 2");
});

test("a medicine leads to its page, and to none where the report has no address for it", async () => {
  const urls = ["/en/medicines/human/EPAR/example", "http://", "", null];
  const rows = await rowsOf(emaMedicines, JSON.stringify(urls.map((medicine_url) => ({ ...medicine, medicine_url }))));
  expect(rows.map(({ url }) => url)).toEqual(["https://www.ema.europa.eu/en/medicines/human/EPAR/example", null, null, null]);
});

test("the day on which an entry was touched is no part of what it says", async () => {
  const [row] = await rowsOf(emaMedicines, JSON.stringify([medicine]));
  const [later] = await rowsOf(emaMedicines, JSON.stringify([{ ...medicine, last_updated_date: "02/09/2026" }]));
  expect([later?.fields, later?.aside]).toEqual([row?.fields, { updated: "2026-09-02" }]);
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/eu/ema-report.sample.json");

test.skipIf(!existsSync(sample))("records in the documented shape are read", async () => {
  expect(await rowsOf(emaMedicines, readFileSync(sample, "utf8"))).toHaveLength(1);
});
