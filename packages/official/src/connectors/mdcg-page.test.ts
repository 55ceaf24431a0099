import { describe, expect, test } from "vitest";
import { papersIn } from "./mdcg-page.ts";
import { answerOf } from "./testing.ts";

const link = (title: string, file = "aaaa_en?filename=paper_en.pdf") => `<a href="/document/download/${file}">${title}</a>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const papers = (...rows: string[]) =>
  papersIn(answerOf(`<html><body><h2>UDI</h2><table><tbody>${rows.join("")}</tbody></table></body></html>`));

describe("a document", () => {
  test.each([
    ["MDCG 2019-11", "Software", "MDCG 2019-11", "Software", null],
    ["MDCG 2019–9 - Rev.1", "Summary of safety", "MDCG 2019-9", "Summary of safety", "1"],
    ["mdcg 2020-04 revision 02", "Audits", "MDCG 2020-4", "Audits", "2"],
    ["", "MDCG 2021-5 Rev. 1 - Standards", "MDCG 2021-5", "Standards", "1"],
    ["MDCG 2018-1", "MDCG 2018-1", "MDCG 2018-1", "MDCG 2018-1", null],
    ["Manual", "Borderline and classification", null, "Borderline and classification", null],
  ])("listed as %j %j has its number, title and revision", (reference, title, number, named, revision) => {
    expect(papers(row(reference, link(title), "June 2025"))).toEqual([
      {
        number,
        title: named,
        revision,
        published: "2025-06",
        topic: "UDI",
        url: "https://health.ec.europa.eu/document/download/aaaa_en?filename=paper_en.pdf",
      },
    ]);
  });

  test("without a day has none, and a row of several with one day has it for all", () => {
    expect(papers(row("MDCG 2024-1", link("One")))[0]?.published).toBeNull();
    expect(papers(row("MDCG 2024-1", link("One") + link("Annex", "bbbb_en"), "June 2025")).map(({ published }) => published)).toEqual([
      "2025-06",
      "2025-06",
    ]);
  });
});

test("Word versions, other pages and links that lead nowhere are no documents", () => {
  const rows = [
    link("Word version", "word_en?filename=paper.docx"),
    '<a href="/about_en">About</a>',
    '<a href="http://[/document/download/x_en">Broken</a>',
    link("Paper"),
  ];
  expect(papers(row("MDCG 2024-1", rows.join(""), "June 2025")).map(({ title }) => title)).toEqual(["Paper"]);
});

test("a page that lists no document is another page", () => {
  expect(() => papers(row("MDCG 2024-1", "soon"))).toThrow("lists no documents");
  expect(() => papersIn(answerOf(""))).toThrow("lists no documents");
});
