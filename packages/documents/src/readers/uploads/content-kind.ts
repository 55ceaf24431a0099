import { OfficePackage } from "./office-package.ts";
import { isCompound, openCompound } from "./compound.ts";
import { looksLikeText } from "./text/encoding.ts";
import { attributeOf, elementsOf } from "./xml.ts";
import type { UploadExtension } from "./reading.ts";

type Known = Exclude<UploadExtension, "jpeg">;

/** What the bytes of a file are: one of the kinds that are read, an encrypted Office file, a container that cannot be opened, or something else. */
export type ContentKind = Known | "encrypted" | "broken_zip" | "broken_compound" | "other";

/** Tells what a file is by its bytes alone. */
export async function contentKind(bytes: Uint8Array): Promise<ContentKind> {
  const signed = signatures.find(([signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (signed) return signed[1];
  if (startsLikePdf(bytes)) return "pdf";
  if (isCompound(bytes)) return compoundKind(bytes);
  if (isZip(bytes)) return packageKind(bytes);
  return looksLikeText(bytes) ? "txt" : "other";
}

/** Whether a file of such content may carry the extension. Files that cannot be opened may: reading them says that they are damaged. */
export function mayBeNamed(kind: ContentKind, extension: UploadExtension): boolean {
  if (extension === "jpeg") return kind === "jpg";
  if (kind === "encrypted" || kind === "broken_zip") return /^(?:docx|xlsx|pptx)$/.test(extension);
  if (kind === "broken_compound") return /^(?:doc|xls|ppt)$/.test(extension);
  // Word itself saves rich text under the extension of its own format, and opens it again.
  return kind === extension || (kind === "rtf" && extension === "doc");
}

const signatures: readonly [number[], ContentKind][] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "png"],
  [[0xff, 0xd8, 0xff], "jpg"],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], "rtf"],
];

/** PDF readers allow other bytes before the header within the first kilobyte. */
function startsLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

function compoundKind(bytes: Uint8Array): ContentKind {
  let streams;
  try {
    streams = openCompound(bytes);
  } catch {
    return "broken_compound";
  }
  if (streams.has("EncryptedPackage")) return "encrypted";
  if (streams.has("WordDocument")) return "doc";
  if (streams.has("Workbook") || streams.has("Book")) return "xls";
  return streams.has("PowerPoint Document") ? "ppt" : "other";
}

async function packageKind(bytes: Uint8Array): Promise<ContentKind> {
  try {
    const file = await OfficePackage.open(bytes);
    const types = await file.tree("[Content_Types].xml");
    const named = types ? elementsOf(types).map((node) => attributeOf(node, "ContentType") ?? "") : [];
    return named.map(mainPartKind).find((kind) => kind !== null) ?? "other";
  } catch {
    return "broken_zip";
  }
}

/** Word, Excel and PowerPoint each have main parts of several types: documents, templates, shows, with macros or without. */
function mainPartKind(type: string): Known | null {
  if (!/\.main\+xml$/i.test(type)) return null;
  if (/word/i.test(type)) return "docx";
  if (/spreadsheet|excel/i.test(type)) return "xlsx";
  return /presentation|powerpoint/i.test(type) ? "pptx" : null;
}
