import { BlockList } from "../blocks.ts";
import type { DocumentBlock } from "../reading.ts";
import type { ParagraphState } from "./rtf-state.ts";

/** Turns the paragraphs and cells of a rich text into blocks, in reading order. */
export class RtfFlow {
  readonly #list = new BlockList();
  readonly #running = new Set<string>();
  readonly #headingOf: (style: number) => number;
  #text: string[] = [];
  #number = "";
  #cell: string[] = [];
  #cells: string[] = [];
  #rows: string[][] = [];
  #after: { kind: "note" | "paragraph"; text: string }[] = [];
  #footnotes = 0;

  constructor(headingOf: (style: number) => number) {
    this.#headingOf = headingOf;
  }

  get blocks(): DocumentBlock[] {
    return this.#list.blocks;
  }

  write(text: string): void {
    this.#text.push(text);
  }

  /** The number or sign that the next paragraph shows as an item. */
  numbered(text: string): void {
    this.#number = /[\p{L}\p{N}]/u.test(text) ? text.trim() : "";
  }

  /** Ends a paragraph; within a table it is a line of a cell. */
  endParagraph(state: ParagraphState): void {
    const { text, number } = this.#take();
    if (state.inTable) {
      this.#cell.push(`${number} ${text}`);
      return;
    }
    this.#endTable();
    const heading = state.outline !== null && state.outline < 9 ? state.outline + 1 : this.#headingOf(state.style);
    const numbered = text.trim() === "" ? "" : `${number} ${text}`;
    if (heading > 0) this.#list.add("heading", numbered, Math.min(9, heading));
    else if (state.list || number !== "") this.#list.add("list_item", numbered, state.level + 1);
    else this.#list.add("paragraph", text);
    this.#tellAfter();
  }

  endCell(): void {
    const { text, number } = this.#take();
    this.#cells.push([...this.#cell, `${number} ${text}`].join(" "));
    this.#cell = [];
  }

  /** The cells of a table within a cell are words of that. */
  endInnerCell(): void {
    const { text, number } = this.#take();
    this.#cell.push(`${number} ${text}`);
  }

  endRow(): void {
    this.#rows.push(this.#cells);
    this.#cells = [];
  }

  /** A head or foot of pages, each once. */
  running(text: string): void {
    if (this.#running.has(text.trim())) return;
    this.#running.add(text.trim());
    this.#list.add("furniture", text);
  }

  footnote(text: string): void {
    this.#after.push({ kind: "note", text: `${(this.#footnotes += 1)} ${text}` });
  }

  comment(author: string, text: string): void {
    this.#after.push({ kind: "note", text: author === "" ? text : `${author}: ${text}` });
  }

  /** A text in a box, which comes after the paragraph it hangs on. */
  box(text: string): void {
    this.#after.push({ kind: "paragraph", text });
  }

  /** Ends what is open. */
  end(state: ParagraphState): void {
    if (this.#text.length > 0) this.endParagraph(state);
    this.#endTable();
    this.#tellAfter();
  }

  #take(): { text: string; number: string } {
    const taken = { text: this.#text.join(""), number: this.#number };
    [this.#text, this.#number] = [[], ""];
    return taken;
  }

  #endTable(): void {
    if (this.#cell.length > 0) this.#cells.push(this.#cell.join(" "));
    if (this.#cells.length > 0) this.#rows.push(this.#cells);
    if (this.#rows.length === 0) return;
    this.#list.table(this.#rows);
    [this.#rows, this.#cells, this.#cell] = [[], [], []];
    this.#tellAfter();
  }

  #tellAfter(): void {
    for (const { kind, text } of this.#after) this.#list.add(kind, text);
    this.#after = [];
  }
}
