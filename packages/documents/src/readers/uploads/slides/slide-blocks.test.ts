import { expect, test } from "vitest";
import { OfficePackage } from "../office-package.ts";
import { officeFile } from "../uploads.fixture.ts";
import { readTree } from "../xml.ts";
import { slidePart } from "./slide-blocks.ts";

const spaces = 'xmlns:p="p" xmlns:a="a" xmlns:c="c" xmlns:r="r"';
const shape = (role: string, words: string, y = 0) =>
  `<p:sp><p:nvSpPr><p:nvPr>${role && `<p:ph type="${role}"/>`}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="${y}"/><a:ext cx="9" cy="5"/></a:xfrm></p:spPr><p:txBody><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`;
const frame = (inner: string) => `<p:graphicFrame><p:xfrm><a:off x="0" y="90"/></p:xfrm><a:graphic>${inner}</a:graphic></p:graphicFrame>`;

async function told(shapes: string, parts: Record<string, readonly [type: string, xml: string]> = {}) {
  const tree = await readTree(
    (async function* () {
      yield Buffer.from(`<p:sld ${spaces}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`);
    })(),
  );
  const xml = Object.fromEntries(Object.entries(parts).map(([id, [, text]]) => [`ppt/${id}.xml`, text]));
  const relations = Object.entries(parts).map(([id, [type]]) => ({ id, type, path: `ppt/${id}.xml` }));
  const file = await OfficePackage.open(officeFile("ppt/presentation.xml", xml));
  const { name, blocks } = await slidePart(file, { number: 3, tree, relations, layout: new Map() });
  return [name, ...blocks.map(({ kind, level, text }) => `${kind}${level > 0 ? ` ${level}` : ""}: ${text}`)];
}

test("a slide tells its title first, wherever it stands, then its shapes from above, its foot apart", async () => {
  expect(
    await told(shape("", "below", 60) + shape("ftr", "Plan 4", 80) + shape("body", "above", 30) + shape("title", "Duties", 50)),
  ).toEqual(["Duties", "heading 1: Duties", "list_item 1: above", "paragraph: below", "furniture: Plan 4"]);
});

test("a slide without a title has no name", async () => expect(await told(shape("", "words"))).toEqual([null, "paragraph: words"]));

test("a table is read cell by cell, and a chart by the figures it was drawn by", async () => {
  const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
  expect(await told(frame(`<a:tbl><a:tr>${cell("Test")}${cell("Limit")}</a:tr></a:tbl>`))).toEqual([null, "table: Test\tLimit"]);
  const points = (...values: string[]) => values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join("");
  const chart = `<c:chartSpace ${spaces}><c:ser><c:tx>${points("Events")}</c:tx><c:cat>${points("2024", "2025")}</c:cat><c:val>${points("3", "5")}</c:val></c:ser></c:chartSpace>`;
  expect(await told(frame('<c:chart r:id="rId1"/>'), { rId1: ["chart", chart] })).toEqual([null, "table: \tEvents\n2024\t3\n2025\t5"]);
});

test("what the speaker and others say comes last, and a part that the file lacks says nothing", async () => {
  const notes = `<p:notes ${spaces}><p:cSld><p:spTree>${shape("body", "Say this")}${shape("sldNum", "3")}</p:spTree></p:cSld></p:notes>`;
  const comments = `<p:cmLst ${spaces}><p:cm><p:text>Is it so?</p:text></p:cm></p:cmLst>`;
  expect(await told(shape("", "words"), { n1: ["notesSlide", notes], c1: ["comments", comments], l1: ["slideLayout", "<x/>"] })).toEqual([
    null,
    "paragraph: words",
    "note: Say this",
    "note: Is it so?",
  ]);
  expect(await told(frame('<c:chart r:id="rId9"/>'))).toEqual([null]);
});
