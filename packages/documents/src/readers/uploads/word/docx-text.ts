import { type XmlNode, attributeOf, childOf, elementsOf, isOn, textOf, valueOf } from "../xml.ts";
import type { DocxStyles } from "./docx-styles.ts";
import { symbolOf } from "./symbols.ts";

/** The text of a paragraph and what hangs on it. */
export interface ParagraphText {
  text: string;
  /** Notes and comments it refers to, in their order. */
  notes: { kind: "footnote" | "endnote" | "comment"; id: string }[];
  /** What stands in boxes that are anchored in it. */
  boxes: XmlNode[];
}

/** Deleted and moved-away text, properties, what fields and pictures say of themselves, and the sounds above characters are no text. */
const skipped = new Set([
  "del",
  "moveFrom",
  "pPr",
  "rPr",
  "rt",
  "delText",
  "instrText",
  "delInstrText",
  "fldData",
  "sdtPr",
  "docPr",
  "cNvPr",
  "posOffset",
  "sizeRelH",
  "sizeRelV",
]);

/** Reads the text of a paragraph as Word shows it with all changes accepted. */
export function paragraphText(paragraph: XmlNode, styles: DocxStyles): ParagraphText {
  const found: ParagraphText = { text: "", notes: [], boxes: [] };
  gather(paragraph, found, styles);
  return found;
}

function gather(node: XmlNode, found: ParagraphText, styles: DocxStyles): void {
  for (const child of elementsOf(node)) {
    if (skipped.has(child.name) || (child.name === "r" && isHidden(child, styles))) continue;
    const written = writtenBy(child);
    if (written !== null) found.text += written;
    else if (child.name === "txbxContent") found.boxes.push(child);
    else if (!refer(child, found)) gather(child, found, styles);
  }
}

function writtenBy(node: XmlNode): string | null {
  if (node.name === "t") return textOf(node);
  if (node.name === "sym") return symbolOf(attributeOf(node, "font") ?? "", Number.parseInt(attributeOf(node, "char") ?? "", 16));
  return signs.get(node.name) ?? null;
}

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ tab: " ", ptab: " ", br: " ", cr: " ", noBreakHyphen: "-", softHyphen: "" }),
);
const references = { footnoteReference: "footnote", endnoteReference: "endnote", commentReference: "comment" } as const;

function refer(node: XmlNode, { notes }: ParagraphText): boolean {
  if (!isReference(node.name)) return false;
  notes.push({ kind: references[node.name], id: attributeOf(node, "id") ?? "" });
  return true;
}

function isReference(name: string): name is keyof typeof references {
  return Object.hasOwn(references, name);
}

function isHidden(run: XmlNode, styles: DocxStyles): boolean {
  const properties = childOf(run, "rPr");
  if (!properties) return false;
  if (childOf(properties, "vanish")) return isOn(properties, "vanish");
  return styles.hides(valueOf(properties, "rStyle"));
}
