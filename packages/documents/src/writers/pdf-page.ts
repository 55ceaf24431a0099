import { openDocument, type DocumentInfo, type OpenedDocument } from "./pdf-document.ts";
import { undrawable, type Face } from "./pdf-fonts.ts";
import { breakLines, type Line, type Span } from "./pdf-lines.ts";
import type { Paper, RowLook, SetCell, SheetBlock, SheetTable } from "./pdf-shapes.ts";

/** A4 in points, with room for the foot below the text. */
const page = { left: 64, right: 64, top: 62, bottom: 84 };
const leading = 1.42;
const rule = "#d3cec2";
const cellPadding = { x: 5, y: 3 };

/** A new PDF that grows downwards, block by block. */
export const openSheet = (info: DocumentInfo, paper: Paper = { size: "A4", layout: "portrait" }): Sheet => new Sheet(info, paper);

export class Sheet {
  readonly #opened: OpenedDocument;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  #y = page.top;
  #undrawn = 0;

  constructor(info: DocumentInfo, paper: Paper) {
    const margins = { left: page.left, right: page.right, top: page.top, bottom: page.bottom };
    this.#opened = openDocument(info, { ...paper, margins });
    this.#doc = this.#opened.doc;
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
  }

  add(block: SheetBlock): void {
    const size = Math.max(...block.spans.map((span) => span.size));
    this.#y += this.#y === page.top ? 0 : (block.before ?? 0);
    if (this.#y + size * leading * (2 + (block.withNext ?? 0)) > this.#end() && this.#y > page.top) this.turnPage();
    this.#count(block.spans);
    this.#root.add(this.#doc.struct(block.tag, {}, () => this.#drawBlock(block)));
  }

  /** A table whose rows may run over pages, its head repeated on each. */
  table({ widths, head, rows, least = 0, isFramed = false }: SheetTable): void {
    const all = widths.reduce((sum, width) => sum + width, 0) || 1;
    const columns = widths.map((width) => (this.#column() * width) / all);
    const setRow = (cells: readonly Span[][]): SetCell[] => {
      let x = page.left;
      return columns.map((width, at) => {
        const cell = { x: x + cellPadding.x, lines: breakLines(cells[at] ?? [], Math.max(8, width - 2 * cellPadding.x), this.#measure) };
        x += width;
        return cell;
      });
    };
    const table = this.#doc.struct("Table");
    this.#root.add(table);
    const heading = head.length > 0 ? setRow(head) : null;
    if (isFramed) this.#begin(heading ?? setRow(rows[0] ?? []), least);
    if (heading) this.#drawRow(heading, this.#rowIn(table, "TH", head.length), { tag: "TH", head: null, least: 0, isFramed });
    for (const cells of rows) {
      for (const cell of cells) this.#count(cell);
      this.#drawRow(setRow(cells), this.#rowIn(table, "TD", columns.length), { tag: "TD", head: heading, least, isFramed });
    }
    table.end();
    this.#y += 6;
  }

  rule(): void {
    this.#y += 12;
    this.#asArtifact("Layout", () => this.#line(this.#y));
    this.#y += 10;
  }

  /** Leaves so many points free below what stands there. */
  space(points: number): void {
    this.#y += this.#y === page.top ? 0 : points;
  }

  turnPage(): void {
    this.#doc.addPage();
    this.#y = page.top;
  }

  /** Letters set so far that no face has. */
  undrawn(): number {
    return this.#undrawn;
  }

  /** Sets the foot of every page and gives the bytes. */
  async finish(foot: (number: number, count: number) => { left: Span; right: Span }): Promise<Buffer> {
    this.#root.end();
    const { start, count } = this.#doc.bufferedPageRange();
    for (let nth = 0; nth < count; nth += 1) {
      this.#doc.switchToPage(start + nth);
      // Below the margin, where any text would otherwise open a page.
      this.#doc.page.margins.bottom = 0;
      this.#asArtifact("Pagination", () => this.#drawFoot(foot(nth + 1, count)));
    }
    this.#doc.end();
    return await this.#opened.bytes;
  }

  #drawBlock({ spans, indent = 0, bar, label, labelIndent = 0 }: SheetBlock): void {
    const x = page.left + indent;
    const height = Math.max(...spans.map((span) => span.size)) * leading;
    const lines = breakLines(spans, this.#column() - indent, this.#measure);
    for (const [nth, line] of lines.entries()) {
      // A last line never stands alone on a page.
      const needed = nth === lines.length - 2 && nth > 0 ? 2 * height : height;
      if (this.#y + needed > this.#end() && this.#y > page.top) {
        this.#doc.continueOnNewPage();
        this.#y = page.top;
      }
      if (bar) this.#doc.rect(x - 14, this.#y, 2.2, height).fill(bar);
      if (label && nth === 0)
        this.#draw(label, page.left + labelIndent, this.#y + (height - label.size * leading) / 2, indent - labelIndent);
      this.#drawLine(line, x, height, this.#y);
      this.#y += height;
    }
  }

  #rowIn(table: PDFKit.PDFStructureElement, tag: "TH" | "TD", count: number): PDFKit.PDFStructureElement[] {
    const row = this.#doc.struct("TR");
    table.add(row);
    return Array.from({ length: count }, () => {
      const cell = this.#doc.struct(tag);
      row.add(cell);
      return cell;
    });
  }

  /** The line above a framed table, on the page on which its first row stands. */
  #begin(first: readonly SetCell[], least: number): void {
    const height = Math.max(...first.map(({ lines }) => lines.length)) * heightOf(first) + 2 * cellPadding.y + least;
    if (this.#y + height > this.#end()) this.turnPage();
    this.#asArtifact("Layout", () => this.#line(this.#y));
  }

  /** Draws a row, in parts where no page has room for all of it. */
  #drawRow(cells: readonly SetCell[], tags: readonly PDFKit.PDFStructureElement[], look: RowLook): void {
    const { tag, least, isFramed } = look;
    const height = heightOf(cells);
    const most = Math.max(...cells.map(({ lines }) => lines.length));
    if (this.#y + Math.max(least, Math.min(most, 40) * height + 2 * cellPadding.y) > this.#end()) this.#turnWithin(look);
    for (let from = 0; from < most;) {
      const room = Math.max(1, Math.floor((this.#end() - this.#y - 2 * cellPadding.y) / height));
      const upTo = Math.min(most, from + room);
      for (const [at, { x, lines }] of cells.entries()) {
        const content = this.#doc.markStructureContent(tag);
        for (const [nth, line] of lines.slice(from, upTo).entries())
          this.#drawLine(line, x, height, this.#y + cellPadding.y + nth * height);
        this.#doc.endMarkedContent();
        tags[at]?.add(content);
      }
      const top = this.#y;
      this.#y += Math.max(least, (upTo - from) * height + 2 * cellPadding.y);
      this.#asArtifact("Layout", () => {
        this.#line(this.#y);
        if (isFramed) this.#frame(cells, top);
      });
      from = upTo;
      if (from < most) this.#turnWithin(look);
    }
  }

  /** Turns the page inside a table: its head stands there again, for the eye alone. */
  #turnWithin({ head, isFramed }: RowLook): void {
    this.turnPage();
    if (isFramed) this.#asArtifact("Layout", () => this.#line(this.#y));
    if (head === null) return;
    const height = heightOf(head);
    this.#asArtifact("Pagination", () => {
      for (const { x, lines } of head)
        for (const [nth, line] of lines.entries()) this.#drawLine(line, x, height, this.#y + cellPadding.y + nth * height);
      const top = this.#y;
      this.#y += Math.max(...head.map(({ lines }) => lines.length)) * height + 2 * cellPadding.y;
      this.#line(this.#y);
      if (isFramed) this.#frame(head, top);
    });
  }

  #drawFoot({ left, right }: { left: Span; right: Span }): void {
    const at = this.#doc.page.height - page.bottom + 26;
    this.#line(at - 8);
    const width = this.#measure(right.text, right.face, right.size);
    this.#draw(right, this.#doc.page.width - page.right - width, at, width);
    for (const [below, line] of breakLines([left], this.#column() - width - 24, this.#measure).entries())
      this.#drawLine(line, page.left, left.size * leading, at + below * left.size * leading);
  }

  #drawLine(line: Line, x: number, height: number, top: number): void {
    let at = x;
    for (const piece of line.pieces) {
      this.#draw(piece, at, top + (height - piece.size * leading) / 2, piece.width);
      at += piece.width;
    }
  }

  #draw(span: Span, x: number, at: number, width: number): void {
    this.#opened.withFace(span.face, span.size).fillColor(span.color).text(span.text, x, at, { lineBreak: false });
    if (span.link) this.#doc.link(x, at, width, span.size * leading, span.link);
  }

  #line(y: number): void {
    const right = this.#doc.page.width - page.right;
    this.#doc.moveTo(page.left, y).lineTo(right, y).lineWidth(0.6).strokeColor(rule).stroke();
  }

  /** Lines beside the cells of a row that reaches down to here. */
  #frame(cells: readonly SetCell[], top: number): void {
    for (const x of [...cells.map((cell) => cell.x - cellPadding.x), this.#doc.page.width - page.right])
      this.#doc.moveTo(x, top).lineTo(x, this.#y).lineWidth(0.6).strokeColor(rule).stroke();
  }

  #asArtifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  readonly #measure = (text: string, face: Face, size: number): number => this.#opened.withFace(face, size).widthOfString(text);

  #count(spans: readonly Span[]): void {
    for (const { text } of spans) this.#undrawn += undrawable(text);
  }

  #end(): number {
    return this.#doc.page.height - page.bottom;
  }

  #column(): number {
    return this.#doc.page.width - page.left - page.right;
  }
}

const heightOf = (cells: readonly SetCell[]): number =>
  Math.max(1, ...cells.flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces.map(({ size }) => size)))) * leading;
