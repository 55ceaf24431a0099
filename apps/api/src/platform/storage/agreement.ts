import { type HeadKind, headKind } from "@clausewise/documents/uploads";
import { AppError } from "../../errors.ts";
import { beginsAs, hasPartsOf } from "./content-kind.ts";
import type { ByteRange } from "./sealed-file.ts";
import type { SpooledFile } from "./spool.ts";
import { zipNames } from "./zip-names.ts";

const inWords: Record<HeadKind, string> = {
  PDF: "a PDF",
  ZIP: "a ZIP archive or another kind of Office file",
  OLE: "an Office file of the older kind (.doc, .xls or .ppt)",
  RTF: "rich text (.rtf)",
  PNG: "a PNG picture",
  JPEG: "a JPEG picture",
  text: "text",
  other: "something else",
};

/** Refuses a file whose content is not what its name says; what its first bytes and its list of parts cannot tell, reading finds out. */
export async function assertAgreement(filename: string, file: SpooledFile): Promise<void> {
  const extension = /\.([a-z0-9]+)\s*$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
  if (file.size === 0) return;
  if (beginsAs(extension, file.head) && hasPartsOf(extension, await partsOf(file))) return;
  throw new AppError(
    "unsupported",
    `The file is called .${extension}, but holds ${inWords[headKind(file.head)]}. Nothing was stored. Give it the ending of what it is, or choose another.`,
  );
}

const partsOf = (file: SpooledFile): Promise<string[] | null> | null =>
  headKind(file.head) === "ZIP" ? zipNames(file.size, (range) => bytesOf(file, range)) : null;

async function bytesOf(file: SpooledFile, range: ByteRange): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.read(range)) parts.push(part);
  return Buffer.concat(parts);
}
