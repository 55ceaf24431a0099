import { expect, test } from "vitest";
import type { Answer } from "../answer/answer.ts";
import type { Connector, Step } from "../connector.ts";
import { createDoubleGuidance, createDoubleMdcg, generatedGuidance, generatedPaper, type DoubleGuidance } from "../double/double.ts";
import type { Played } from "../double/played.ts";
import { fdaGuidanceTexts } from "./fda-guidance-texts.ts";
import { mdcgPapers } from "./mdcg-papers.ts";

const answerOf = (body: string): Answer => ({ status: 200, addresses: [""], headers: {}, bytes: new TextEncoder().encode(body) });

/** The steps that a list leads to. */
async function papersOf(connector: Connector, double: Played): Promise<readonly Step[]> {
  const [list = expect.unreachable()] = connector.plan({ token: "", asOf: null }, null, "2026-11-22");
  const { pathname, searchParams } = new URL(list.url);
  const read = await connector.asks["list"]?.read(answerOf(double.answer(pathname, searchParams).body), list);
  return read?.next ?? [];
}

async function textOf(connector: Connector, step: Step | undefined, words: string) {
  const read = await connector.asks["paper"]?.read(answerOf(words), step ?? expect.unreachable());
  return read?.texts?.[0] ?? expect.unreachable();
}

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
  const paper = { ...generatedPaper(1), title: "On subject 1" };
  const mdcg = createDoubleMdcg(new Map([["UDI", [paper, generatedPaper(2)]]]));
  const answer = mdcg.answer.bind(mdcg);
  mdcg.answer = (path, query) => ({
    ...answer(path, query),
    body: answer(path, query).body.replace('href="/document', 'href="https://example.org/document'),
  });
  expect((await papersOf(mdcgPapers, mdcg)).map(({ label }) => label)).toEqual(["MDCG 2024-2"]);
});

test("a guidance document says what it is and when it was issued, page by page", async () => {
  const [step] = await papersOf(fdaGuidanceTexts, createDoubleGuidance([onDevices(1, "Pumps")]));
  const text = await textOf(fdaGuidanceTexts, step, words);
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
  expect(await textOf(fdaGuidanceTexts, step, words)).toMatchObject({ status: "draft" });
});

test("a paper without words is none", async () => {
  const [step] = await papersOf(fdaGuidanceTexts, createDoubleGuidance([onDevices(1, "Pumps")]));
  await expect(textOf(fdaGuidanceTexts, step, "\f\f")).rejects.toThrow("gave a paper of Pumps that holds no text that could be cited");
});

const paper = (reference: string) =>
  `Medical Device\n\nMedical Device Coordination Group Document\n\n${reference}\n\nGuidance on subject 2\n\nOctober 2025\f1. Introduction\n\nThis document tells manufacturers how the subject is to be understood under the Regulations.`;
const listed = async () =>
  papersOf(
    mdcgPapers,
    createDoubleMdcg(new Map([["UDI", [generatedPaper(1), generatedPaper(2, 1), { ...generatedPaper(2, 1), title: "Annex" }]]])),
  );

test("a paper of the MDCG is known by its number and its revision", async () => {
  const [step] = await listed();
  expect(step?.label).toBe("MDCG 2024-2");
  expect(await textOf(mdcgPapers, step, paper("MDCG 2024-2 rev.1"))).toMatchObject({
    identifier: "MDCG 2024-2",
    title: "MDCG 2024-2: Guidance on subject 2",
    label: "rev. 1",
    url: expect.stringContaining("/document/download/") as string,
  });
});

test("a paper of another revision than the list names is not taken for it", async () => {
  const [step] = await listed();
  await expect(textOf(mdcgPapers, step, paper("MDCG 2024-2 rev.2"))).rejects.toThrow(
    "gave revision 2 of MDCG 2024-2 where it lists revision 1",
  );
});

test("what is listed under a number beside the guidance itself is not taken for it", async () => {
  expect((await listed()).map(({ label, about }) => [label, about["title"]])).toEqual([
    ["MDCG 2024-2", "Guidance on subject 2"],
    ["MDCG 2024-1", "Guidance on subject 1"],
  ]);
});
