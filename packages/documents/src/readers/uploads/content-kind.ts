import { openCompound } from "./compound.ts";
import { type HeadKind, headKind } from "./head-kind.ts";
import type { UploadExtension } from "./reading.ts";

type Known = Exclude<UploadExtension, "jpeg">;

/** What the bytes of a file are: one of the kinds that are read, an encrypted Office file, a container that cannot be opened, or something else. */
export type ContentKind = Known | "encrypted" | "broken_zip" | "broken_compound" | "other";

/** Tells what a file is by its bytes alone. */
export async function contentKind(bytes: Uint8Array): Promise<ContentKind> {
  const head = headKind(bytes);
  if (head === "OLE") return compoundKind(bytes);
  return head === "ZIP" ? packageKind(bytes) : kindOf[head];
}

const kindOf: Record<Exclude<HeadKind, "OLE" | "ZIP">, ContentKind> = {
  PDF: "pdf",
  RTF: "rtf",
  PNG: "png",
  JPEG: "jpg",
  text: "txt",
  other: "other",
};

/** Whether a file of such content may carry the extension. Files that cannot be opened may: reading them says that they are damaged. */
export function mayBeNamed(kind: ContentKind, extension: UploadExtension): boolean {
  if (extension === "jpeg") return kind === "jpg";
  if (kind === "encrypted" || kind === "broken_zip") return /^(?:docx|xlsx|pptx)$/.test(extension);
  if (kind === "broken_compound") return /^(?:doc|xls|ppt)$/.test(extension);
  // Word itself saves rich text under the extension of its own format, and opens it again.
  return kind === extension || (kind === "rtf" && extension === "doc");
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
  // Most files are no package, and begin sooner without what reads one.
  const [{ OfficePackage }, { attributeOf, elementsOf }] = await Promise.all([import("./office-package.ts"), import("./xml.ts")]);
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
