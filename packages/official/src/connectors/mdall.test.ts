import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { mdall } from "./mdall.ts";
import { rowsOf } from "./testing.ts";

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

test("a status is told in words, and one that nobody knows as it stands", async () => {
  const rows = await rowsOf(mdall, JSON.stringify(["O", "X", null].map((licence_status) => ({ ...licence, licence_status }))));
  expect(rows.map(({ fields }) => fields["status"])).toEqual(["Obsolete", "X", null]);
});

test("a class or company whose number is nought says so, and a list that names no day of its making has none", async () => {
  const [row] = await rowsOf(mdall, JSON.stringify([{ ...licence, appl_risk_class: 0, company_id: null }]));
  expect([row?.fields["risk_class"], row?.fields["company_id"]]).toEqual(["0", null]);
  const bytes = new TextEncoder().encode(JSON.stringify([{ ...licence, last_refresh_dt: "yesterday" }]));
  expect(mdall.detect?.read({ status: 200, addresses: [], headers: {}, bytes })).toEqual({ token: null, asOf: null });
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/canada/mdall-licence.sample.json");

test.skipIf(!existsSync(sample))("records in the documented shape are read", async () => {
  expect(await rowsOf(mdall, readFileSync(sample, "utf8"))).toHaveLength(2);
});
