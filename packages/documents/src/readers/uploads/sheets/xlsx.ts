import { readingLimits } from "../limits.ts";
import { OfficePackage, type Relation } from "../office-package.ts";
import type { DocumentPart, Reader } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { type XmlNode, attributeOf, childOf, elementsOf, isTrue, relationOf } from "../xml.ts";
import { SheetBlocks, WorkbookSize, sheetPart } from "./sheet-blocks.ts";
import { type Workbook, cellsOfRow, richText } from "./xlsx-cells.ts";
import { readRemarks } from "./xlsx-remarks.ts";
import { formatsOfStyles } from "./xlsx-styles.ts";

interface Sheet {
  name: string;
  path: string;
}

/** Reads a workbook: every sheet, hidden ones too, with its cells as they are shown, dates as in ISO 8601, and what is said of cells. */
export const readXlsx: Reader = async (bytes, { progress }) => {
  const file = await OfficePackage.open(bytes);
  const main = (await file.relations()).find(({ type }) => type === "officeDocument")?.path ?? "xl/workbook.xml";
  const root = await file.tree(main);
  if (!root) throw new UnreadError("damaged", "has no workbook");
  const relations = await file.relations(main);
  const sheets = sheetsOf(root, relations);
  const workbook = await readWorkbook(file, root, relations);
  const size = new WorkbookSize();
  const parts: DocumentPart[] = [];
  progress(0, sheets.length);
  for (const sheet of sheets) {
    parts.push(await readSheet(file, sheet, { workbook, size, number: parts.length + 1 }));
    progress(parts.length, sheets.length);
  }
  return { ok: true, parts };
};

function sheetsOf(root: XmlNode, relations: readonly Relation[]): Sheet[] {
  const list = childOf(root, "sheets");
  const sheets: Sheet[] = [];
  for (const node of list ? elementsOf(list) : []) {
    const relation = relations.find(({ id }) => id === relationOf(node));
    if (relation?.type === "worksheet") sheets.push({ name: attributeOf(node, "name") ?? "", path: relation.path });
  }
  if (sheets.length > readingLimits.parts) throw new UnreadError("too_large", "has more sheets than are read");
  return sheets;
}

async function readWorkbook(file: OfficePackage, root: XmlNode, relations: readonly Relation[]): Promise<Workbook> {
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path ?? "";
  const strings: string[] = [];
  await file.elements(
    pathOf("sharedStrings"),
    (name, parent) => name === "si" && parent === "sst",
    (node) => strings.push(richText(node)),
  );
  const properties = childOf(root, "workbookPr");
  const from1904 = properties !== null && isTrue(attributeOf(properties, "date1904"));
  return { strings, formats: formatsOfStyles(await file.tree(pathOf("styles"))), from1904 };
}

async function readSheet(
  file: OfficePackage,
  { name, path }: Sheet,
  { workbook, size, number }: { workbook: Workbook; size: WorkbookSize; number: number },
): Promise<DocumentPart> {
  const blocks = new SheetBlocks(size);
  let row = 0;
  await file.elements(
    path,
    (name, parent) => name === "row" && parent === "sheetData",
    (node) => {
      row = Number(attributeOf(node, "r") ?? row + 1);
      blocks.row(cellsOfRow(node, row, workbook));
    },
  );
  await readRemarks(file, await file.relations(path), blocks);
  return sheetPart(number, name, blocks.blocks);
}
