import { BlockList } from "../blocks.ts";
import type { DocumentBlock } from "../reading.ts";
import { type XmlNode, childOf, descendantsOf, elementsOf, isOn, valueOf } from "../xml.ts";
import type { DocxNotes } from "./docx-notes.ts";
import type { DocxNumbering } from "./docx-numbering.ts";
import { type DocxStyles, headingByOutline, placeInList } from "./docx-styles.ts";
import { type ParagraphText, paragraphText } from "./docx-text.ts";

interface Line {
  kind: "heading" | "paragraph" | "list_item";
  level: number;
  text: string;
}

/** Turns the body of a Word document into blocks, in reading order. */
export class DocxFlow {
  readonly #list = new BlockList();
  readonly #styles: DocxStyles;
  readonly #numbering: DocxNumbering;
  readonly #notes: DocxNotes;
  readonly #running = new Set<string>();
  #footnote = 0;
  #endnote = 0;
  #joined = "";
  #endnotes: string[] = [];
  #pending: ParagraphText["notes"] = [];

  constructor(styles: DocxStyles, numbering: DocxNumbering, notes: DocxNotes) {
    this.#styles = styles;
    this.#numbering = numbering;
    this.#notes = notes;
  }

  get blocks(): DocumentBlock[] {
    return this.#list.blocks;
  }

  /** Reads a paragraph, a table, or whatever holds such. */
  read(node: XmlNode): void {
    if (node.name === "p") this.#readParagraph(node);
    else if (node.name === "tbl") this.#readTable(node);
    else if (!/^(?:del|moveFrom|sectPr|sdtPr)$/.test(node.name)) for (const child of elementsOf(node)) this.read(child);
    this.#tellNotes();
  }

  /** Heads or feet of pages. */
  readRunning(root: XmlNode): void {
    const text = descendantsOf(root, "p")
      .map((node) => paragraphText(node, this.#styles).text)
      .join(" ")
      .trim();
    if (this.#running.has(text)) return;
    this.#running.add(text);
    this.#list.add("furniture", text);
  }

  /** Says the notes that stand at the end. */
  end(): void {
    if (this.#joined !== "") this.#list.add("paragraph", this.#joined);
    for (const note of this.#endnotes) this.#list.add("note", note);
  }

  #readParagraph(node: XmlNode): void {
    const boxes: XmlNode[] = [];
    const line = this.#lineOf(node, boxes);
    if (line) this.#list.add(line.kind, line.text, line.level);
    for (const box of boxes) this.read(box);
  }

  /** A paragraph with its number; null where its end is deleted, so that it goes on in the next. */
  #lineOf(node: XmlNode, boxes: XmlNode[]): Line | null {
    const properties = childOf(node, "pPr");
    const found = paragraphText(node, this.#styles);
    const text = this.#joined + found.text;
    this.#pending.push(...found.notes);
    boxes.push(...found.boxes);
    this.#joined = endIsDeleted(properties) ? text : "";
    return this.#joined === "" ? this.#line(properties, text) : null;
  }

  #line(properties: XmlNode | null, text: string): Line {
    const style = this.#styles.of(valueOf(properties, "pStyle"));
    const place = placeInList(properties, style);
    const listed = place !== null && this.#numbering.isList(place);
    const heading = headingByOutline(properties) ?? style.heading;
    const numbered = listed && text.trim() !== "" ? `${this.#numbering.next(place)} ${text}`.trim() : text;
    if (heading > 0) return { kind: "heading", level: heading, text: numbered };
    return listed ? { kind: "list_item", level: place.level + 1, text: numbered } : { kind: "paragraph", level: 0, text };
  }

  #readTable(node: XmlNode): void {
    const rows = rowsOf(node);
    const cells = rows.flatMap(cellsOf);
    // A table of one cell is a frame around text, which keeps its paragraphs.
    if (cells.length === 1 && cells[0]) for (const child of elementsOf(cells[0])) this.read(child);
    else this.#list.table(rows.map((row) => this.#rowOf(row)));
  }

  #rowOf(row: XmlNode): string[] {
    const before = Number(valueOf(childOf(row, "trPr"), "gridBefore") ?? 0);
    const texts = Array.from({ length: Math.min(before, mostColumns) }, () => "");
    for (const cell of cellsOf(row)) {
      const properties = childOf(cell, "tcPr");
      const span = Math.min(Number(valueOf(properties, "gridSpan") ?? 1), mostColumns);
      texts.push(this.#cellText(cell), ...Array.from({ length: Math.max(0, span - 1) }, () => ""));
    }
    return texts;
  }

  /** All paragraphs of a cell on one line, those of tables and boxes in it too. */
  #cellText(cell: XmlNode): string {
    const boxes: XmlNode[] = [];
    const texts = descendantsOf(cell, "p").map((node) => this.#lineOf(node, boxes)?.text ?? "");
    return [...texts, ...boxes.map((box) => this.#cellText(box))].join(" ");
  }

  /** Foot notes and comments come after what refers to them, end notes at the end; notes have the numbers they show. */
  #tellNotes(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (const { kind, id } of pending) {
      const note = this.#notes.get(`${kind} ${id}`);
      if (!note) continue;
      const text = note.paragraphs.map((node) => paragraphText(node, this.#styles).text).join(" ");
      if (kind === "comment") this.#list.add("note", note.author ? `${note.author}: ${text}` : text);
      else if (kind === "endnote") this.#endnotes.push(`${(this.#endnote += 1)} ${text}`);
      else this.#list.add("note", `${(this.#footnote += 1)} ${text}`);
    }
  }
}

/** Columns a table of Word may have. */
const mostColumns = 63;

function endIsDeleted(properties: XmlNode | null): boolean {
  const mark = childOf(properties, "rPr");
  return childOf(mark, "del") !== null || childOf(mark, "moveFrom") !== null;
}

function rowsOf(table: XmlNode): XmlNode[] {
  return descendantsOf(table, "tr").filter((row) => childOf(childOf(row, "trPr"), "del") === null);
}

function cellsOf(row: XmlNode): XmlNode[] {
  return descendantsOf(row, "tc").filter((cell) => {
    const properties = childOf(cell, "tcPr");
    const continued = childOf(properties, "hMerge") !== null && valueOf(properties, "hMerge") !== "restart";
    return !continued && !isOn(properties, "cellDel");
  });
}
