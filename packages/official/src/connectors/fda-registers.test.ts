import { expect, test } from "vitest";
import { createDoubleOpenFda } from "../double/double.ts";
import { fdaDevice510k, fdaDeviceClassification, fdaDeviceEnforcement, fdaDevicePma, fdaDeviceRecall, fdaDrugs } from "./fda-registers.ts";
import { walk } from "./testing.ts";

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

test("a kind of device is called by its name, and leads to FDA's page of it", async () => {
  const entries = [
    { product_code: "A&B", device_name: " " },
    { product_code: "LWS", device_name: "Pacemaker", implant_flag: "Y" },
  ];
  const { rows } = await walk(fdaDeviceClassification, played("device/classification", entries));
  expect(rows.map(({ title, url }) => [title, url?.split("?")[1]])).toEqual([
    ["A&B", "productcode=A%26B"],
    ["Pacemaker", "productcode=LWS"],
  ]);
});

test("days of an enforcement report are days, and one that has not ended has none of its end", async () => {
  const entry = { recall_number: "Z-1", product_description: "Screw", report_date: "20990102", recall_initiation_date: "soon" };
  const { rows } = await walk(fdaDeviceEnforcement, played("device/enforcement", [entry]));
  expect(rows[0]?.fields).toMatchObject({ report_date: "2099-01-02", recall_initiation_date: "soon", termination_date: null });
});
