import { crc32 } from "node:zlib";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A workbook of one sheet with these rows, made by hand so that no program needs to be there. */
export function sheetOf(rows: readonly (readonly string[])[]): Buffer {
  const written = rows.map((cells, at) => `<row r="${at + 1}">${cells.map((text, column) => cellOf(text, column, at + 1)).join("")}</row>`);
  return zipOf({
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    "_rels/.rels": related("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Log" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": related("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${written.join("")}</sheetData></worksheet>`,
  });
}

const cellOf = (text: string, column: number, row: number): string =>
  `<c r="${String.fromCodePoint(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;

const related = (type: string, target: string): string =>
  `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;

/** Numbers of two or four bytes, one after another. */
function numbers(...values: [size: 2 | 4, value: number][]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/** An archive whose files are stored as they are. */
function zipOf(files: Record<string, string>): Buffer {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)];
    const told = numbers([2, 20], [2, 0], [2, 0], [4, 0], [4, crc32(body)], [4, body.length], [4, body.length], [2, name.length], [2, 0]);
    const local = Buffer.concat([numbers([4, 0x04034b50]), told, name, body]);
    entries.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), told, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]), name]));
    bodies.push(local);
    at += local.length;
  }
  const table = Buffer.concat(entries);
  const end = numbers([4, 0x06054b50], [4, 0], [2, entries.length], [2, entries.length], [4, table.length], [4, at], [2, 0]);
  return Buffer.concat([...bodies, table, end]);
}
