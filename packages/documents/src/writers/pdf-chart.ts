import { settable } from "../report/report.ts";
import { openDocument, type DocumentInfo, type OpenedDocument } from "./pdf-document.ts";
import type { Face } from "./pdf-fonts.ts";
import { breakLines } from "./pdf-lines.ts";

/** A chart whose places are known; lengths in points, downwards and to the right. */
export interface DrawnChart {
  width: number;
  height: number;
  boxes: {
    lines: readonly string[];
    /** Stand below in small letters. */
    small: readonly string[];
    left: number;
    top: number;
    width: number;
    height: number;
    isRound: boolean;
    isStrong: boolean;
  }[];
  arrows: {
    points: readonly { x: number; y: number }[];
    /** The corners of its head. */
    head: readonly { x: number; y: number }[];
    label: { x: number; y: number; lines: readonly string[] } | null;
    isStrong: boolean;
  }[];
}

/** A chart as a file: what stands above it, and the line at the foot of every page. */
export interface ChartDocument extends DocumentInfo {
  facts: readonly string[];
  footer: string;
  chart: DrawnChart;
}

const ink = { text: "#1c2127", second: "#555e69", line: "#8b8f94", accent: "#1f4f63", soft: "#e8f0f3", paper: "#ffffff" };
const margin = 40;
const foot = 34;
const sizes = { title: 18, fact: 10, line: 12.5, small: 11.5, answer: 11.5 };
const leading = 1.42;
/** The width of a sheet of A4 on its side; charts that need more get wider pages of the same shape. */
const leastWidth = 842;
const shape = Math.SQRT2;

/** The part of a chart that a page shows. */
interface Part {
  from: number;
  to: number;
}

const isCut = ({ boxes, arrows }: DrawnChart, at: number): boolean =>
  boxes.some(({ top, height }) => top < at && at < top + height) ||
  arrows.some(({ head }) => head.some(({ y }) => y > at) && head.some(({ y }) => y < at)) ||
  arrows.some(({ label }) => label !== null && Math.abs(label.y - at) < (label.lines.length * sizes.answer * leading) / 2);

/** Parts of a chart of at most `room` in height, none of which cuts a box or an answer where that can be helped. */
export function partsOf(chart: DrawnChart, room: (part: number) => number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < chart.height;) {
    const most = from + room(parts.length);
    const cuts = Array.from({ length: Math.floor((most - from) / 2) }, (_, back) => most - back);
    const to = most >= chart.height ? chart.height : (cuts.find((at) => !isCut(chart, at)) ?? most);
    parts.push({ from, to });
    from = to;
  }
  return parts;
}

/** Sets a chart as a PDF: drawn, not painted, with words that can be searched, on pages as wide as it is. */
export async function writeChartPdf({ facts, footer, chart, ...info }: ChartDocument): Promise<Buffer> {
  const width = Math.max(leastWidth, chart.width + 2 * margin);
  const height = width * shape;
  const opened = openDocument({ ...info, title: settable(info.title) }, { size: [width, height], margins: noMargins });
  const { doc } = opened;
  const root = doc.struct("Document");
  doc.addStructure(root);
  const below = drawHead(opened, root, { ...info, facts }, width);
  const room = (part: number) => height - foot - margin - (part === 0 ? below : margin);
  const parts = partsOf(chart, room);
  for (const [nth, part] of parts.entries()) {
    if (nth > 0) doc.addPage();
    const top = nth === 0 ? below : margin;
    doc.save();
    doc.rect(0, top, width, part.to - part.from).clip();
    doc.translate((width - chart.width) / 2, top - part.from);
    drawPart(opened, root, chart, part);
    doc.restore();
    drawFoot(opened, `${footer} · Page ${nth + 1} of ${parts.length}`, height);
  }
  root.end();
  doc.end();
  return await opened.bytes;
}

const noMargins = { left: 0, right: 0, top: 0, bottom: 0 };

interface Word {
  text: string;
  x: number;
  y: number;
  face: Face;
  size: number;
  color: string;
  /** What it must not be wider than; it is set smaller where it would be. */
  most?: number;
  isCentred?: boolean;
}

const widthOf = ({ withFace }: OpenedDocument, text: string, face: Face, size: number): number => withFace(face, size).widthOfString(text);

function set(opened: OpenedDocument, { text, x, y, face, size, color, most, isCentred = false }: Word): void {
  const span = { text: settable(text), face, size, color };
  const [line] = breakLines([span], Infinity, (...of) => widthOf(opened, ...of));
  if (!line) return;
  const fitted = most !== undefined && line.width > most ? most / line.width : 1;
  let at = isCentred ? x - (line.width * fitted) / 2 : x;
  for (const piece of line.pieces) {
    opened
      .withFace(piece.face, size * fitted)
      .fillColor(color)
      .text(piece.text, at, y, { lineBreak: false });
    at += piece.width * fitted;
  }
}

/** Title and facts above the chart; gives where the chart begins. */
function drawHead(
  opened: OpenedDocument,
  root: PDFKit.PDFStructureElement,
  { title, subject, author, facts }: Pick<ChartDocument, "title" | "subject" | "author" | "facts">,
  width: number,
): number {
  const words = [
    { text: `${author}   ${subject}`, size: sizes.fact, face: "sans", color: ink.second, tag: "P" },
    { text: title, size: sizes.title, face: "serifBold", color: ink.text, tag: "H1" },
    ...facts.map((text) => ({ text, size: sizes.fact, face: "sans", color: ink.text, tag: "P" }) as const),
  ] as const;
  let y = margin;
  for (const { tag, ...word } of words) {
    root.add(opened.doc.struct(tag, {}, () => set(opened, { ...word, x: margin, y, most: width - 2 * margin })));
    y += word.size * leading;
  }
  return y + margin / 2;
}

function drawFoot(opened: OpenedDocument, text: string, height: number): void {
  opened.doc.markContent("Artifact", { type: "Pagination" });
  set(opened, { text, x: margin, y: height - foot, face: "sans", size: 9, color: ink.second });
  opened.doc.endMarkedContent();
}

/** Lines first, so that words stand above them. */
function drawPart(opened: OpenedDocument, root: PDFKit.PDFStructureElement, { boxes, arrows }: DrawnChart, { from, to }: Part): void {
  const { doc } = opened;
  const isHere = (top: number, bottom: number) => bottom >= from && top <= to;
  doc.markContent("Artifact", { type: "Layout" });
  for (const arrow of arrows) if (arrow.points.some(({ y }) => y >= from) && arrow.points.some(({ y }) => y <= to)) drawArrow(doc, arrow);
  doc.endMarkedContent();
  for (const { label, isStrong } of arrows)
    if (label && isHere(label.y, label.y)) root.add(doc.struct("P", {}, () => drawAnswer(opened, label, isStrong)));
  for (const box of boxes) if (isHere(box.top, box.top + box.height)) root.add(doc.struct("P", {}, () => drawBox(opened, box)));
}

function drawArrow(doc: PDFKit.PDFDocument, { points, head, isStrong }: DrawnChart["arrows"][number]): void {
  const [first, ...others] = points;
  if (!first) return;
  const color = isStrong ? ink.accent : ink.line;
  doc.moveTo(first.x, first.y);
  for (const { x, y } of others) doc.lineTo(x, y);
  doc
    .lineWidth(isStrong ? 3 : 1.2)
    .strokeColor(color)
    .stroke();
  doc.polygon(...head.map(({ x, y }): [number, number] => [x, y])).fill(color);
}

function drawAnswer(opened: OpenedDocument, { x, y, lines }: { x: number; y: number; lines: readonly string[] }, isStrong: boolean): void {
  const face = isStrong ? "sansBold" : "sans";
  const height = sizes.answer * leading;
  const width = Math.max(...lines.map((line) => widthOf(opened, line, face, sizes.answer)));
  opened.doc.rect(x - width / 2 - 2, y - (lines.length * height) / 2, width + 4, lines.length * height).fill(ink.paper);
  for (const [nth, text] of lines.entries())
    set(opened, {
      text,
      x,
      y: y + (nth - lines.length / 2) * height,
      face,
      size: sizes.answer,
      color: isStrong ? ink.accent : ink.second,
      isCentred: true,
    });
}

function drawBox(opened: OpenedDocument, box: DrawnChart["boxes"][number]): void {
  const { lines, small, left, top, width, height, isRound, isStrong } = box;
  opened.doc
    .roundedRect(left, top, width, height, isRound ? 16 : 6)
    .lineWidth(isStrong ? 2.2 : 1)
    .fillAndStroke(isStrong ? ink.soft : ink.paper, isStrong ? ink.accent : ink.line);
  const padding = 12;
  const step = (height - 2 * padding) / (lines.length + small.length);
  for (const [nth, text] of [...lines, ...small].entries()) {
    const isSmall = nth >= lines.length;
    set(opened, {
      text,
      x: left + padding,
      y: top + padding + nth * step,
      face: "sans",
      size: isSmall ? sizes.small : sizes.line,
      color: isSmall ? ink.second : ink.text,
      most: width - 2 * padding,
    });
  }
}
