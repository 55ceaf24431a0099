import { BlockList } from "../blocks.ts";
import type { DocumentBlock } from "../reading.ts";
import type { DocLists } from "./doc-lists.ts";
import type { DocNote } from "./doc-notes.ts";
import type { DocParagraph, DocParagraphs } from "./doc-paragraphs.ts";
import { propertyCodes } from "./doc-properties.ts";
import { type DocStyle, headingOf } from "./doc-styles.ts";

interface About {
  styles: (number: number) => DocStyle;
  lists: DocLists;
  notes: readonly DocNote[];
}

/** Turns the paragraphs of a binary Word document into blocks, in reading order. */
export class DocFlow {
  readonly #list = new BlockList();
  readonly #paragraphs: DocParagraphs;
  readonly #about: About;
  #rows: string[][] = [];
  #cells: string[] = [];
  #cell: string[] = [];
  #told = 0;
  #footnote = 0;
  #endnote = 0;

  constructor(paragraphs: DocParagraphs, about: About) {
    this.#paragraphs = paragraphs;
    this.#about = about;
  }

  get blocks(): DocumentBlock[] {
    return this.#list.blocks;
  }

  /** Heads and feet of pages, each once. */
  readRunning(from: number, to: number): void {
    const texts = new Set<string>();
    for (const { text } of this.#paragraphs.between(from, to)) texts.add(text.trim());
    for (const text of texts) this.#list.add("furniture", text);
  }

  /** Paragraphs and tables with the notes they refer to; end notes come after them. */
  readBody(from: number, to: number): void {
    for (const paragraph of this.#paragraphs.between(from, to)) {
      if (paragraph.inTable) this.#takeCell(paragraph);
      else {
        this.#endTable();
        this.#tellParagraph(paragraph);
        this.#tellNotes(paragraph.last);
      }
    }
    this.#endTable();
    this.#tellNotes(to);
    const endnotes = this.#about.notes.filter(({ kind, reference }) => kind === "endnote" && reference >= from && reference < to);
    for (const note of endnotes) this.#list.add("note", `${(this.#endnote += 1)} ${this.#textOf(note)}`);
  }

  #takeCell(paragraph: DocParagraph): void {
    if (paragraph.end !== "row") this.#cell.push(this.#numbered(paragraph).text);
    if (paragraph.end !== "paragraph" && (paragraph.end === "cell" || this.#cell.length > 0)) {
      this.#cells.push(this.#cell.join(" "));
      this.#cell = [];
    }
    if (paragraph.end === "row") {
      this.#rows.push(this.#cells);
      this.#cells = [];
    }
  }

  #endTable(): void {
    if (this.#cell.length > 0) this.#cells.push(this.#cell.join(" "));
    if (this.#cells.length > 0) this.#rows.push(this.#cells);
    this.#list.table(this.#rows);
    [this.#rows, this.#cells, this.#cell] = [[], [], []];
  }

  #tellParagraph(paragraph: DocParagraph): void {
    const { text, heading, item } = this.#numbered(paragraph);
    if (heading > 0) this.#list.add("heading", text, heading);
    else this.#list.add(item > 0 ? "list_item" : "paragraph", text, item);
  }

  /** A paragraph with its number, its level as a heading and its level as an item; 0 where it is neither. */
  #numbered({ text, style, properties }: DocParagraph): { text: string; heading: number; item: number } {
    const own = this.#about.styles(style);
    const list = properties.get(propertyCodes.list)?.readInt16LE(0) ?? own.list;
    const level = properties.get(propertyCodes.listLevel)?.[0] ?? own.listLevel;
    const heading = headingOf(properties.get(propertyCodes.outline)?.[0]) ?? own.heading;
    const item = this.#about.lists.isList(list) && text.trim() !== "" ? level + 1 : 0;
    return { text: item > 0 ? `${this.#about.lists.next(list, level)} ${text}` : text, heading, item };
  }

  #tellNotes(until: number): void {
    const { notes } = this.#about;
    for (let note = notes[this.#told]; note && note.reference <= until; note = notes[this.#told]) {
      this.#told += 1;
      const text = this.#textOf(note);
      if (note.kind === "footnote") this.#list.add("note", `${(this.#footnote += 1)} ${text}`);
      else if (note.kind === "comment") this.#list.add("note", text);
    }
  }

  #textOf({ from, to }: DocNote): string {
    return [...this.#paragraphs.between(from, to)].map(({ text }) => text).join(" ");
  }
}
