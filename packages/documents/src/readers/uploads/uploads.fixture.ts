import { strToU8, zipSync } from "fflate";
import { readUpload } from "./read-upload.ts";
import type { DocumentBlock, DocumentPart, Reading, ReadingControl, UploadExtension } from "./reading.ts";

export const control: ReadingControl = { progress: () => undefined, recognise: false };

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const mainTypes = {
  "word/document.xml": "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  "xl/workbook.xml": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
  "ppt/presentation.xml": "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
};

/** An Office file of parts, with what every such file has. */
export function officeFile(main: keyof typeof mainTypes, parts: Record<string, string>): Uint8Array {
  const all = {
    "[Content_Types].xml": `<Types><Override PartName="/${main}" ContentType="${mainTypes[main]}"/></Types>`,
    "_rels/.rels": relationsXml({ rId1: ["officeDocument", `/${main}`] }),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([path, xml]) => [path, strToU8(xml)])));
}

/** The part that lists what another names: type and target by id. */
export function relationsXml(relations: Record<string, readonly [string, string]>): string {
  const entries = Object.entries(relations).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${entries.join("")}</Relationships>`;
}

/** Reads a file and gives its parts; throws the reason where there is none. */
export async function partsOf(bytes: Uint8Array, extension: UploadExtension): Promise<DocumentPart[]> {
  const reading = await readUpload(bytes, extension, control);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.parts;
}

/** The blocks of all parts of a file. */
export async function blocksOf(bytes: Uint8Array, extension: UploadExtension): Promise<DocumentBlock[]> {
  return (await partsOf(bytes, extension)).flatMap(({ blocks }) => blocks);
}

/** Blocks as `kind level: text`, the level only where it says something. */
export async function toldBlocks(bytes: Uint8Array, extension: UploadExtension): Promise<string[]> {
  return (await blocksOf(bytes, extension)).map(({ kind, level, text }) => `${kind}${level > 0 ? ` ${level}` : ""}: ${text}`);
}

/** Why a file is not read; null where it is. */
export function reasonOf(reading: Reading): string | null {
  return reading.ok ? null : reading.reason;
}
