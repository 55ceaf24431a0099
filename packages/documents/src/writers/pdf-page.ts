import PDFDocument from "pdfkit";
import { loadFace, type Face } from "./pdf-fonts.ts";
import { breakLines, type Line, type Span } from "./pdf-lines.ts";

/** A4 in points, with room for the foot below the text. */
const page = { left: 64, right: 64, top: 62, bottom: 84 };
const leading = 1.42;

interface Block {
  spans: Span[];
  /** Structure tag for readers that speak: `P`, `H1`, `BlockQuote`. */
  tag: string;
  /** Points from the left margin. */
  indent?: number;
  before?: number;
  /** Lines of what follows that must fit on the same page. */
  withNext?: number;
  /** Colour of a bar along the left side. */
  bar?: string;
  /** What stands in the margin of the first line, such as a number. */
  label?: Span;
}

/** A PDF that grows downwards, block by block. */
export interface Sheet {
  add(block: Block): void;
  rule(): void;
  /** Sets the foot of every page and gives the bytes. */
  finish(foot: (number: number, count: number) => { left: Span; right: Span }): Promise<Buffer>;
}

export function openSheet({ title, subject }: { title: string; subject: string }): Sheet {
  const doc = new PDFDocument({
    size: "A4",
    margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: "en",
    pdfVersion: "1.7",
    info: { Title: title, Subject: subject, Creator: "Clausewise", Producer: "Clausewise" },
  });
  const bytes = collect(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const opened = new Set<Face>();
  const withFace = (face: Face, size: number) => {
    if (!opened.has(face)) doc.registerFont(face, loadFace(face).bytes);
    opened.add(face);
    return doc.font(face).fontSize(size);
  };
  const measure = (text: string, face: Face, size: number) => withFace(face, size).widthOfString(text);
  const end = () => doc.page.height - page.bottom;
  const column = () => doc.page.width - page.left - page.right;
  let y = page.top;

  const draw = (span: Span, x: number, at: number, width: number) => {
    withFace(span.face, span.size).fillColor(span.color).text(span.text, x, at, { lineBreak: false });
    if (span.link) doc.link(x, at, width, span.size * leading, span.link);
  };
  const drawLine = (line: Line, x: number, height: number, top: number) => {
    let at = x;
    for (const piece of line.pieces) {
      draw(piece, at, top + (height - piece.size * leading) / 2, piece.width);
      at += piece.width;
    }
  };
  const drawFoot = ({ left, right }: { left: Span; right: Span }) => {
    const at = doc.page.height - page.bottom + 26;
    drawRule(doc, at - 8);
    const width = measure(right.text, right.face, right.size);
    draw(right, doc.page.width - page.right - width, at, width);
    for (const [below, line] of breakLines([left], column() - width - 24, measure).entries())
      drawLine(line, page.left, left.size * leading, at + below * left.size * leading);
  };
  const breakPage = () => {
    doc.continueOnNewPage();
    y = page.top;
  };
  const drawBlock = ({ spans, indent = 0, bar, label }: Block) => {
    const x = page.left + indent;
    const size = Math.max(...spans.map((span) => span.size));
    const height = size * leading;
    const lines = breakLines(spans, column() - indent, measure);
    for (const [nth, line] of lines.entries()) {
      // A last line never stands alone on a page.
      const needed = nth === lines.length - 2 && nth > 0 ? 2 * height : height;
      if (y + needed > end() && y > page.top) breakPage();
      if (bar) doc.rect(x - 14, y, 2.2, height).fill(bar);
      if (label && nth === 0) draw(label, page.left, y + (height - label.size * leading) / 2, indent);
      drawLine(line, x, height, y);
      y += height;
    }
  };

  return {
    add(block) {
      const size = Math.max(...block.spans.map((span) => span.size));
      y += y === page.top ? 0 : (block.before ?? 0);
      if (y + size * leading * (2 + (block.withNext ?? 0)) > end() && y > page.top) {
        doc.addPage();
        y = page.top;
      }
      root.add(doc.struct(block.tag, {}, () => drawBlock(block)));
    },
    rule() {
      y += 12;
      doc.markContent("Artifact", { type: "Layout" });
      doc
        .moveTo(page.left, y)
        .lineTo(doc.page.width - page.right, y)
        .lineWidth(0.6)
        .strokeColor("#d3cec2")
        .stroke();
      doc.endMarkedContent();
      y += 10;
    },
    async finish(foot) {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let nth = 0; nth < count; nth += 1) {
        doc.switchToPage(start + nth);
        // Below the margin, where any text would otherwise open a page.
        doc.page.margins.bottom = 0;
        doc.markContent("Artifact", { type: "Pagination" });
        drawFoot(foot(nth + 1, count));
        doc.endMarkedContent();
      }
      doc.end();
      return bytes;
    },
  };
}

const drawRule = (doc: PDFKit.PDFDocument, y: number): void =>
  void doc
    .moveTo(page.left, y)
    .lineTo(doc.page.width - page.right, y)
    .lineWidth(0.6)
    .strokeColor("#d3cec2")
    .stroke();

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
