import type { DocumentBlock } from "../reading.ts";
import type { Line } from "./lines.ts";
import { isBullet, sectionDepth, startsItem } from "./markers.ts";
import type { Paragraph } from "./paragraphs.ts";

/** What the text of a document looks like as a rule. */
export interface Styles {
  /** The letter height of its running text. */
  body: number;
  bodyIsBold: boolean;
  /** Letter heights larger than that, the largest first. */
  larger: number[];
}

type Kind = Pick<DocumentBlock, "kind" | "level">;

const step = 0.5;
const isLarger = (size: number, body: number) => size >= body * 1.15;

/** The styles of a document by how many letters stand in each. */
export function stylesOf(lines: Iterable<Line>): Styles {
  const letters = new Map<number, number>();
  let [bold, all] = [0, 0];
  for (const line of lines) {
    const count = line.words.reduce((sum, { text }) => sum + text.length, 0);
    const size = Math.round(line.size / step) * step;
    letters.set(size, (letters.get(size) ?? 0) + count);
    all += count;
    if (line.bold) bold += count;
  }
  const [body] = [...letters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  const larger = [...letters.keys()].filter((size) => isLarger(size, body)).toSorted((a, b) => b - a);
  return { body, bodyIsBold: bold > all / 2, larger };
}

const longestHeading = 220;
const deepest = 9;

/** What a paragraph is by its looks. */
export function kindOf(paragraph: Paragraph, styles: Styles): Kind {
  const words = paragraph.lines.flatMap((line) => line.words);
  const first = words[0]?.text ?? "";
  if (isHeading(paragraph, styles)) return { kind: "heading", level: levelOf(paragraph, first, styles) };
  if (words.length > 1 && (isBullet(first) || startsItem(first))) return { kind: "list_item", level: 1 };
  return { kind: "paragraph", level: 0 };
}

function isHeading({ lines }: Paragraph, styles: Styles): boolean {
  const text = lines.flatMap((line) => line.words.map((word) => word.text)).join(" ");
  if (lines.length > 4 || text.length > longestHeading || !/\p{L}{2}/u.test(text) || isBullet(lines[0]?.words[0]?.text ?? "")) return false;
  if (/[.;,]$/u.test(text) && !/^\S{1,12}$/u.test(text)) return false;
  return lines.every((line) => isLarger(line.size, styles.body) || (line.bold && !styles.bodyIsBold && line.size >= styles.body * 0.95));
}

function levelOf({ lines }: Paragraph, first: string, { body, larger }: Styles): number {
  const depth = /\d/u.test(first) ? sectionDepth(first) : 0;
  if (depth > 0) return Math.min(depth, deepest);
  const size = lines[0]?.size ?? body;
  const rank = larger.findIndex((one) => size >= one - step);
  return Math.min(rank < 0 ? larger.length + 1 : rank + 1, deepest);
}

/** Whether lines are set smaller than the running text, as foot notes are. */
export const isSmall = ({ lines }: Paragraph, { body }: Styles): boolean => lines.every(({ size }) => size <= body * 0.93);
