import { Document, Packer, Paragraph } from "docx";
import { expect, test } from "vitest";
import { readTree } from "../../readers/uploads/xml.ts";
import { partsOf } from "../reading.fixture.ts";
import { ControlledRun, createControls } from "./docx-controls.ts";
import { completePackage } from "./docx-package.ts";

/** A file with places of these tags, completed with what they share. */
async function completed(tags: readonly string[], shared: Record<string, string | null>, shown = "[Name]") {
  const controls = createControls();
  const children = tags.map((tag) => new ControlledRun(controls.next({ title: tag, tag, shown, isEmpty: true }), { text: shown }));
  const file = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] }));
  return partsOf(completePackage(file, { placeholders: controls.placeholders(), shared: new Map(Object.entries(shared)) }));
}
const isWellFormed = (xml = "") =>
  readTree(
    (async function* () {
      yield Buffer.from(xml);
    })(),
  ).then(
    () => true,
    () => false,
  );

test("only places that are shared are bound to the one place where their words stand", async () => {
  const parts = await completed(["product.name", "phase", "product.name"], { "product.name": "Pump" });
  expect(parts["word/document.xml"]?.match(/<w:dataBinding [^>]*p:product-name\[1\]/gu)).toHaveLength(2);
  expect(parts["word/document.xml"]?.match(/<w:dataBinding /gu)).toHaveLength(2);
  expect(parts["customXml/item1.xml"]).toContain("<product-name>Pump</product-name>");
});

test("a file in which nothing is shared has no such place", async () => {
  const parts = await completed(["phase"], {});
  expect(Object.keys(parts).filter((name) => name.startsWith("customXml"))).toEqual([]);
  expect(parts["word/document.xml"]).not.toContain("<w:dataBinding");
  expect(parts["word/glossary/document.xml"]).toContain("[Name]");
});

test("words with signs of XML, and with what no file may hold, leave the file whole", async () => {
  const hostile = 'a</product-name><x y="1">&\u0000\u000b\ud800 規';
  const parts = await completed(["product.name", "product.name"], { "product.name": hostile }, `[<&">\u0001]`);
  expect(await isWellFormed(parts["customXml/item1.xml"])).toBe(true);
  expect(await isWellFormed(parts["word/glossary/document.xml"])).toBe(true);
  expect(parts["customXml/item1.xml"]).toContain("規");
});

test("a place that is not filled in yet is shared empty", async () => {
  expect((await completed(["today", "today"], { today: null }))["customXml/item1.xml"]).toContain("<today></today>");
});

test("every part that was added is listed with its kind", async () => {
  const parts = await completed(["today", "today"], { today: null });
  const types = parts["[Content_Types].xml"] ?? "";
  for (const name of ["word/glossary/document.xml", "word/glossary/styles.xml", "customXml/itemProps1.xml"]) {
    expect(parts[name]).toBeDefined();
    expect(types).toContain(`PartName="/${name}"`);
  }
});
