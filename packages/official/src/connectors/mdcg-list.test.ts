import { expect, test } from "vitest";
import { createDoubleMdcg, generatedPaper } from "../double/double.ts";
import { mdcgList } from "./mdcg-list.ts";
import { walk } from "./testing.ts";

const list = () =>
  createDoubleMdcg(
    new Map([
      ["UDI", [generatedPaper(1), generatedPaper(2, 1)]],
      ["Software", [generatedPaper(3)]],
    ]),
  );

test("a document is listed under its number, with revision, day and topic", async () => {
  const { rows } = await walk(mdcgList, list());
  expect(rows.map(({ key, title, fields }) => [key, title, fields["revision"], fields["published"], fields["topic"]])).toEqual([
    ["MDCG 2024-1", "MDCG 2024-1: Guidance on subject 1", null, "2024-06", "UDI"],
    ["MDCG 2024-2", "MDCG 2024-2: Guidance on subject 2", "1", "2025-10", "UDI"],
    ["MDCG 2024-3", "MDCG 2024-3: Guidance on subject 3", null, "2024-03", "Software"],
  ]);
});

test("several documents in one cell are entries of their own, each with its day", async () => {
  const mdcg = list();
  const cell = `<tr><td>Borderline</td><td><a href="/document/download/aaaa_en?filename=manual_en.pdf">Manual</a><br><a href="/document/download/bbbb_en?filename=old_en.pdf">MDCG 2021-5 Rev. 1 Standards</a> <a href="/document/download/cccc_en?filename=word_en.docx">Word version</a></td><td>May 2022<br>July 2024</td></tr>`;
  const answer = mdcg.answer.bind(mdcg);
  mdcg.answer = (path, query) => ({ ...answer(path, query), body: answer(path, query).body.replace("<tbody>", `<tbody>${cell}`) });
  const { rows } = await walk(mdcgList, mdcg);
  expect(rows.slice(0, 2).map(({ key, title, fields }) => [key, title, fields["revision"], fields["published"]])).toEqual([
    ["/document/download/aaaa_en", "Manual", null, "2022-05"],
    ["MDCG 2021-5", "MDCG 2021-5: Standards", "1", "2024-07"],
  ]);
});

test("a page that lists nothing is another page", async () => {
  await expect(walk(mdcgList, createDoubleMdcg(new Map()))).rejects.toThrow("lists no documents");
});
