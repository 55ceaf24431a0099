import type { OfficePackage } from "../office-package.ts";
import { type XmlNode, attributeOf, descendantsOf, elementsOf } from "../xml.ts";

/** A foot note, end note or comment: who wrote it, where that is said, and its paragraphs. */
interface DocxNote {
  author: string | null;
  paragraphs: XmlNode[];
}

/** Notes and comments by kind and id. */
export type DocxNotes = ReadonlyMap<string, DocxNote>;

const parts = { footnotes: "footnote", endnotes: "endnote", comments: "comment" } as const;

/** Reads all notes of a Word document; the lines that part notes from the text are none. */
export async function readNotes(file: OfficePackage, pathOf: (type: string) => string | null): Promise<DocxNotes> {
  const notes = new Map<string, DocxNote>();
  for (const [part, kind] of Object.entries(parts)) {
    const root = await file.tree(pathOf(part) ?? "");
    for (const node of root ? elementsOf(root) : []) {
      const separates = /separator|notice/i.test(attributeOf(node, "type") ?? "");
      if (node.name !== kind || separates) continue;
      const author = kind === "comment" ? attributeOf(node, "author") : null;
      notes.set(`${kind} ${attributeOf(node, "id") ?? ""}`, { author, paragraphs: descendantsOf(node, "p") });
    }
  }
  return notes;
}
