import type { OfficePackage, Relation } from "../office-package.ts";
import { type XmlNode, attributeOf, childOf, descendantsOf, elementsOf, textOf } from "../xml.ts";
import { cellPlace } from "./cell-places.ts";
import type { SheetBlocks } from "./sheet-blocks.ts";
import { richText } from "./xlsx-cells.ts";

/** Reads what a sheet has beside its cells: comments, and texts in boxes over them. */
export async function readRemarks(file: OfficePackage, relations: readonly Relation[], blocks: SheetBlocks): Promise<void> {
  for (const { type, path } of relations) {
    if (!/^(?:comments|threadedComment|drawing)$/.test(type)) continue;
    const root = await file.tree(path);
    if (!root) continue;
    if (type === "comments") tellComments(root, blocks);
    else if (type === "threadedComment") tellThreads(root, blocks);
    else tellBoxes(root, blocks);
  }
}

function tellComments(root: XmlNode, blocks: SheetBlocks): void {
  const authors = descendantsOf(root, "author").map(textOf);
  for (const node of descendantsOf(root, "comment")) {
    const text = richText(childOf(node, "text")).trim();
    const author = authors[Number(attributeOf(node, "authorId") ?? -1)] ?? "";
    // Of a conversation, which has a part of its own, older programs are told here that they cannot show it.
    if (text.startsWith("[Threaded comment]")) continue;
    const named = author === "" || text.startsWith(author) ? text : `${author}: ${text}`;
    blocks.comment(cellPlace(attributeOf(node, "ref") ?? ""), named);
  }
}

function tellThreads(root: XmlNode, blocks: SheetBlocks): void {
  for (const node of elementsOf(root)) {
    const text = childOf(node, "text");
    if (text) blocks.comment(cellPlace(attributeOf(node, "ref") ?? ""), textOf(text));
  }
}

function tellBoxes(root: XmlNode, blocks: SheetBlocks): void {
  for (const body of descendantsOf(root, "txBody")) {
    const paragraphs = descendantsOf(body, "p").map((paragraph) => descendantsOf(paragraph, "t").map(textOf).join(""));
    blocks.box(paragraphs.join(" "));
  }
}
