import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  Footer,
  LevelFormat,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from "docx";
import { ink } from "./docx-styles.ts";
import { boldRuns, isWebAddress, settable } from "../report/report.ts";

type Look = Omit<IRunOptions, "text" | "children">;

export const listLevels = 5;
export const line = { style: BorderStyle.SINGLE, size: 4, color: ink.line };
export const noLine = { style: BorderStyle.NONE, size: 0, color: "auto" };

export const run = (text: string, look: Look = {}): TextRun => new TextRun({ ...look, text });

/** Words with their line breaks. */
export const words = (text: string, look: Look = {}): TextRun[] =>
  settable(text)
    .split("\n")
    .map((one, at) => run(one, at === 0 ? look : { ...look, break: 1 }));

export const rich = (text: string): TextRun[] => boldRuns(text).flatMap((one) => words(one.text, one.bold ? { bold: true } : {}));

/** Words that lead to an address on the web; any other address leads nowhere. */
export function linkOf(text: string, url: string): ParagraphChild {
  const said = run(settable(text).replaceAll("\n", " "), { style: "Hyperlink", size: 17 });
  return isWebAddress(url) ? new ExternalHyperlink({ link: new URL(url).href, children: [said] }) : said;
}

/** The line at the foot of every page of a text so wide, with its number. */
export const foot = (text: string, width: number): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: "Foot",
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        border: { top: { ...line, space: 6 } },
        children: [...words(text), new TextRun({ children: [new Tab(), "Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

/** Lists of numbers, or of bullets. */
export const numbered = (ordered: boolean) => ({
  reference: ordered ? "ordered" : "bullets",
  levels: Array.from({ length: listLevels }, (_, level) => ({
    level,
    format: ordered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: ordered ? `%${level + 1}.` : "•",
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 480 } } },
  })),
});
