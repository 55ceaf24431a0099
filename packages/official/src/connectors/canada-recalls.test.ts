import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { canadaRecalls } from "./canada-recalls.ts";
import { rowsOf } from "./testing.ts";

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

test("an entry is read without HTML, with an address that leads there", async () => {
  const [row] = await rowsOf(canadaRecalls, JSON.stringify([recall]));
  expect(row).toMatchObject({ key: "82628", url: "https://recalls-rappels.canada.ca/en/alert-recall/multivitamin" });
  expect(row?.fields).toMatchObject({ product: "Multivitamin & minerals", recall_class: "Type III", archived: "no" });
});

test("an empty list and an entry without its number are said to be no such list", async () => {
  await expect(rowsOf(canadaRecalls, "[]")).rejects.toThrow("in a form we do not know");
  await expect(rowsOf(canadaRecalls, JSON.stringify([{ ...recall, NID: "" }]))).rejects.toThrow("0.NID");
});

test("an entry whose address is none is read without one", async () => {
  const rows = await rowsOf(
    canadaRecalls,
    JSON.stringify([{ ...recall, URL: "http://" }, { ...recall, URL: "javascript:alert(1)" }, recall]),
  );
  expect(rows.map(({ url }) => url)).toEqual([null, null, "https://recalls-rappels.canada.ca/en/alert-recall/multivitamin"]);
});

test("fields that are empty or not there say nothing, and a title without words is the number", async () => {
  const { Product: _, ...less } = { ...recall, Title: "<p> </p>", Issue: null, Archived: "1" };
  const [row] = await rowsOf(canadaRecalls, JSON.stringify([less]));
  expect([row?.title, row?.fields["issue"], row?.fields["product"], row?.fields["archived"]]).toEqual(["82628", null, null, "yes"]);
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/canada/recalls-HCRSAMOpenData.sample.json");

test.skipIf(!existsSync(sample))("records in the documented shape are read", async () => {
  expect(await rowsOf(canadaRecalls, readFileSync(sample, "utf8"))).toHaveLength(3);
});
