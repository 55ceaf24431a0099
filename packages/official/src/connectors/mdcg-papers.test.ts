import { expect, test } from "vitest";
import { createDoubleMdcg, generatedPaper } from "../double/double.ts";
import { mdcgPapers } from "./mdcg-papers.ts";
import { paperOf, papersOf } from "./testing.ts";

test("a file on somebody else's host is not asked for", async () => {
  const paper = { ...generatedPaper(1), title: "On subject 1" };
  const mdcg = createDoubleMdcg(new Map([["UDI", [paper, generatedPaper(2)]]]));
  const answer = mdcg.answer.bind(mdcg);
  mdcg.answer = (path, query) => ({
    ...answer(path, query),
    body: answer(path, query).body.replace('href="/document', 'href="https://example.org/document'),
  });
  expect((await papersOf(mdcgPapers, mdcg)).map(({ label }) => label)).toEqual(["MDCG 2024-2"]);
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
  expect(await paperOf(mdcgPapers, step, paper("MDCG 2024-2 rev.1"))).toMatchObject({
    identifier: "MDCG 2024-2",
    title: "MDCG 2024-2: Guidance on subject 2",
    label: "rev. 1",
    url: expect.stringContaining("/document/download/") as string,
  });
});

test("a paper of another revision than the list names is not taken for it", async () => {
  const [step] = await listed();
  await expect(paperOf(mdcgPapers, step, paper("MDCG 2024-2 rev.2"))).rejects.toThrow(
    "gave revision 2 of MDCG 2024-2 where it lists revision 1",
  );
});

test("what is listed under a number beside the guidance itself is not taken for it", async () => {
  expect((await listed()).map(({ label, about }) => [label, about["title"]])).toEqual([
    ["MDCG 2024-2", "Guidance on subject 2"],
    ["MDCG 2024-1", "Guidance on subject 1"],
  ]);
});
