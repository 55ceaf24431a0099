import { expect, test } from "vitest";
import { createDoubleGuidance, generatedGuidance, type DoubleGuidance } from "../double/double.ts";
import { fdaGuidanceTexts } from "./fda-guidance-texts.ts";
import { paperOf, papersOf } from "./testing.ts";

const onDevices = (nth: number, title: string, given: Partial<DoubleGuidance> = {}): DoubleGuidance => ({
  ...generatedGuidance(nth),
  title: `<a href="/regulatory-information/search-fda-guidance-documents/paper-${nth}">${title}</a>`,
  field_associated_media_2: `<a href="/media/${nth}/download">PDF</a>`,
  field_regulated_product_field: "Medical Devices, Biologics",
  field_final_guidance_1: "Final",
  field_issue_datetime: `01/0${nth}/2024`,
  ...given,
});

const words =
  "Guidance for Industry\fI. Introduction\n\nThis guidance tells what FDA recommends on pumps, and why it recommends it.\n\nSee Table 1.";

test("of the list those on devices with a file are asked for, the newest first, and no draft beside a final one", async () => {
  const list = createDoubleGuidance([
    onDevices(1, "Pumps"),
    onDevices(2, "Valves"),
    onDevices(3, "Pumps", { field_final_guidance_1: "Draft" }),
    onDevices(4, "Foods", { field_regulated_product_field: "Food &amp; Beverages" }),
    onDevices(5, "Screws", { field_associated_media_2: "" }),
  ]);
  expect((await papersOf(fdaGuidanceTexts, list)).map(({ label, url }) => [label, url])).toEqual([
    ["Valves", "https://www.fda.gov/media/2/download"],
    ["Pumps", "https://www.fda.gov/media/1/download"],
  ]);
});

test("a file on somebody else's host is not asked for", async () => {
  const elsewhere = { field_associated_media_2: '<a href="https://example.org/media/2/download">PDF</a>' };
  const list = createDoubleGuidance([onDevices(1, "Pumps"), onDevices(2, "Valves", elsewhere)]);
  expect((await papersOf(fdaGuidanceTexts, list)).map(({ label }) => label)).toEqual(["Pumps"]);
});

test("a guidance document says what it is and when it was issued, page by page", async () => {
  const [step] = await papersOf(fdaGuidanceTexts, createDoubleGuidance([onDevices(1, "Pumps")]));
  const text = await paperOf(fdaGuidanceTexts, step, words);
  expect(text).toMatchObject({
    identifier: "Pumps",
    label: "2024-01-01",
    status: "final",
    docket: "FDA-1999-D-1001",
    retrieved: "2026-11-22",
  });
  expect(text.passages.map(({ citation, heading, page }) => [citation, heading, page])).toContainEqual(["Pumps p. 2", "Introduction", 2]);
});

test("a draft is one by the list's own word", async () => {
  const [step] = await papersOf(fdaGuidanceTexts, createDoubleGuidance([onDevices(1, "Pumps", { field_final_guidance_1: "Draft" })]));
  expect(await paperOf(fdaGuidanceTexts, step, words)).toMatchObject({ status: "draft" });
});

test("a paper without words is none", async () => {
  const [step] = await papersOf(fdaGuidanceTexts, createDoubleGuidance([onDevices(1, "Pumps")]));
  await expect(paperOf(fdaGuidanceTexts, step, "\f\f")).rejects.toThrow("gave a paper of Pumps that holds no text that could be cited");
});

test("a list without any guidance on devices is another list", async () => {
  const foods = createDoubleGuidance([onDevices(1, "Foods", { field_regulated_product_field: "Food &amp; Beverages" })]);
  await expect(papersOf(fdaGuidanceTexts, foods)).rejects.toThrow("lists no guidance on devices with a file");
});
