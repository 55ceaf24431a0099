import type { DocHeader } from "./doc-header.ts";

/** A note of a binary document: which character refers to it, and which characters it has. */
export interface DocNote {
  kind: "footnote" | "endnote" | "comment";
  reference: number;
  from: number;
  to: number;
}

/** All notes in the order of what refers to them. */
export function docNotes({ table, lengths }: DocHeader): DocNote[] {
  const afterNotes = lengths.body + lengths.footnotes + lengths.running + lengths.macros;
  return [
    ...notesOf("footnote", table("footnoteReferences").data, 2, table("footnoteTexts").data, lengths.body),
    ...notesOf("comment", table("commentReferences").data, 30, table("commentTexts").data, afterNotes),
    ...notesOf("endnote", table("endnoteReferences").data, 2, table("endnoteTexts").data, afterNotes + lengths.comments),
  ].toSorted((one, other) => one.reference - other.reference);
}

function notesOf(kind: DocNote["kind"], references: Buffer, width: number, texts: Buffer, start: number): DocNote[] {
  const count = Math.max(0, Math.min(Math.floor((references.length - 4) / (4 + width)), Math.floor(texts.length / 4) - 1));
  return Array.from({ length: count }, (_, nth) => ({
    kind,
    reference: references.readUInt32LE(nth * 4),
    from: start + texts.readUInt32LE(nth * 4),
    to: start + texts.readUInt32LE(nth * 4 + 4),
  }));
}
