import { looksLikeText } from "@clausewise/documents/uploads";

/** What the first bytes of a file say it is. */
export type ContentKind = "PDF" | "ZIP" | "OLE" | "RTF" | "PNG" | "JPEG" | "text" | "other";

const signatures: [ContentKind, Buffer][] = [
  ["PDF", Buffer.from("%PDF-")],
  ["ZIP", Buffer.from("PK\u0003\u0004", "latin1")],
  ["ZIP", Buffer.from("PK\u0005\u0006", "latin1")],
  ["OLE", Buffer.from("d0cf11e0a1b11ae1", "hex")],
  ["RTF", Buffer.from("{\\rt")],
  ["PNG", Buffer.from("89504e470d0a1a0a", "hex")],
  ["JPEG", Buffer.from("ffd8ff", "hex")],
];

/** Programs read a PDF that begins after other bytes, as long as they are not more than these. */
const latestPdf = 1024;

/** The kind of a file by its first bytes, of which some thousand are enough. */
export function headKind(head: Buffer): ContentKind {
  const found = signatures.find(([, signature]) => head.subarray(0, signature.length).equals(signature));
  if (found) return found[0];
  if (head.subarray(0, latestPdf).includes("%PDF-")) return "PDF";
  return looksLikeText(head) ? "text" : "other";
}

/** What files of an extension may begin with; those of Office are OLE instead of ZIP where a password protects them. */
const kindsOf: Record<string, ContentKind[]> = {
  pdf: ["PDF"],
  docx: ["ZIP", "OLE"],
  xlsx: ["ZIP", "OLE"],
  pptx: ["ZIP", "OLE"],
  doc: ["OLE"],
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
