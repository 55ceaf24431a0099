import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { generatedGuidance } from "../double/double.ts";
import { fdaGuidance } from "./fda-guidance.ts";

const step = fdaGuidance.plan({ token: "", asOf: null }, null, "2026-11-22")[0] ?? expect.unreachable();
const rowsOf = async (body: string) => {
  const answer = { status: 200, addresses: [step.url], headers: {}, bytes: new TextEncoder().encode(body) };
  return (await fdaGuidance.asks["list"]?.read(answer, step))?.rows ?? [];
};
const listed = (...rows: object[]) => rowsOf(JSON.stringify(rows));

test("a row is read without its HTML, under the path of its page", async () => {
  const [row] = await listed(generatedGuidance(10));
  expect(row).toEqual({
    key: "/regulatory-information/search-fda-guidance-documents/guidance-on-subject-10",
    title: "Guidance on Subject 10 & Its Review",
    url: "https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-on-subject-10",
    fields: {
      status: "Draft",
      issued: "2008-11-11",
      type: "Guidance Document",
      center: "Center for Drug Evaluation and Research",
      office: "Center for Drug Evaluation and Research",
      product: "Medical Devices",
      topics: null,
      docket: "FDA-2008-D-1010",
      open_for_comment: "Yes",
      comments_close: "2026-12-31",
      file: "https://www.fda.gov/media/10010/download",
    },
    aside: { touched: "2024-10-01T07:00:51-04:00" },
  });
});

test("a row without a file has none", async () => {
  const [row] = await listed({ ...generatedGuidance(1), field_associated_media_2: "" });
  expect(row?.fields["file"]).toBeNull();
});

test("a row without its page makes the list unreadable, for nobody could tell it from another", async () => {
  await expect(listed({ ...generatedGuidance(1), title: "No link" })).rejects.toThrow("without its page");
});

test("a list in another form is said to be so", async () => {
  await expect(rowsOf('{"rows":[]}')).rejects.toThrow("in a form we do not know");
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/fda/search-for-guidance.sample.json");

test.skipIf(!existsSync(sample))("the row that was captured is read with everything it says", async () => {
  const [row] = await rowsOf(readFileSync(sample, "utf8"));
  expect(row?.title).toMatch(/^Small Entity Compliance Guide: Safe Handling Statements/);
  expect(row?.fields).toMatchObject({
    status: "Final",
    issued: "2001-07-01",
    product: "Food & Beverages",
    docket: "FDA-2020-D-1954",
    file: null,
  });
});
