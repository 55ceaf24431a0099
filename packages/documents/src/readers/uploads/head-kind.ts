import { looksLikeText } from "./text/looks-like-text.ts";

/** What the first bytes of a file say it is. */
export type HeadKind = "PDF" | "ZIP" | "OLE" | "RTF" | "PNG" | "JPEG" | "text" | "other";

const signatures: readonly [HeadKind, Buffer][] = [
  ["ZIP", Buffer.from("PK\u0003\u0004", "latin1")],
  ["ZIP", Buffer.from("PK\u0005\u0006", "latin1")],
  ["OLE", Buffer.from("d0cf11e0a1b11ae1", "hex")],
  ["RTF", Buffer.from("{\\rtf")],
  ["PNG", Buffer.from("89504e470d0a1a0a", "hex")],
  ["JPEG", Buffer.from("ffd8ff", "hex")],
];

/** Programs read a PDF that begins after other bytes, as long as they are not more than these. */
const latestPdf = 1024;

/** The kind of a file by its first bytes, of which some thousand are enough. */
export function headKind(head: Uint8Array): HeadKind {
  const found = signatures.find(([, signature]) => signature.equals(head.subarray(0, signature.length)));
  if (found) return found[0];
  if (Buffer.from(head.subarray(0, latestPdf)).includes("%PDF-")) return "PDF";
  return looksLikeText(head) ? "text" : "other";
}
