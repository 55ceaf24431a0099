import type { Document, DocumentExtension, PartKind } from "@clausewise/contracts";
import { counted } from "../../shared/format.ts";

const parts: Record<PartKind, string> = { page: "page", sheet: "sheet", slide: "slide", text: "text" };

/** `12 pages, 3 recognised from pictures`; empty where there is nothing to count. */
export function partsText(found: Document["parts"]): string {
  if (found === null) return "";
  const recognised =
    found.recognised === 0 ? "" : `${found.recognised === found.count ? "" : `${found.recognised} `}recognised from pictures`;
  const counting = found.kind === "text" ? "" : counted(found.count, parts[found.kind]);
  return [counting, recognised].filter(Boolean).join(", ");
}

const kinds: Record<DocumentExtension, string> = {
  pdf: "PDF",
  docx: "Word",
  doc: "Word 97–2003",
  txt: "Text",
  rtf: "RTF",
  xlsx: "Excel",
  xls: "Excel 97–2003",
  pptx: "PowerPoint",
  ppt: "PowerPoint 97–2003",
  png: "Picture",
  jpg: "Picture",
  jpeg: "Picture",
};

/** What kind of file it is, as people call it. */
export const fileKind = (extension: DocumentExtension): string => kinds[extension];

/** A title made of a file's name: without its extension. */
export const titleFrom = (filename: string): string => filename.replace(/\.[^.]+$/u, "") || filename;

/** Tags as they are typed, parted by commas. */
export const tagsTyped = (tags: readonly string[]): string => tags.join(", ");
