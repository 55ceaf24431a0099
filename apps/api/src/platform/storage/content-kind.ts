import { type HeadKind, headKind } from "@clausewise/documents/uploads";

/** What files of an extension may begin with; those of Office are OLE instead of ZIP where a password protects them. */
const kindsOf: Record<string, HeadKind[]> = {
  pdf: ["PDF"],
  docx: ["ZIP", "OLE"],
  xlsx: ["ZIP", "OLE"],
  pptx: ["ZIP", "OLE"],
  // Word saves rich text under the extension of its own format, and opens it again.
  doc: ["OLE", "RTF"],
  xls: ["OLE"],
  ppt: ["OLE"],
  rtf: ["RTF"],
  txt: ["text"],
  png: ["PNG"],
  jpg: ["JPEG"],
  jpeg: ["JPEG"],
};

/** The folder in which files of an extension keep what they are about. */
const folders: Record<string, string> = { docx: "word/", xlsx: "xl/", pptx: "ppt/" };

/** Whether a file begins as its extension says; true of an extension that nothing is known of. */
export const beginsAs = (extension: string, head: Buffer): boolean => kindsOf[extension]?.includes(headKind(head)) ?? true;

/** Whether an Office file's parts are those of its extension; true where they cannot be told, which reading finds out. */
export function hasPartsOf(extension: string, parts: readonly string[] | null): boolean {
  const own = folders[extension];
  if (own === undefined || parts === null) return true;
  const holds = (folder: string) => parts.some((part) => part.startsWith(folder));
  return parts.includes("[Content_Types].xml") && (holds(own) || !Object.values(folders).some(holds));
}
