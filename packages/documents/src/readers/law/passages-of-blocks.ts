import { splitLong } from "../text.ts";

/** Longest a passage is where its words can be parted at a paragraph. */
const longestWhole = 1800;

/** Words with the place below their provision at which they could be parted. */
export interface Part {
  /** First paragraph: `(a)`; empty for what stands before and between. */
  part: string;
  text: string;
  /** Head of the table that a row is of, said again where a passage begins in the middle of the table. */
  tableHead?: string;
}

/** One text for a provision, or one for each paragraph where the whole would be too long to read. */
export function textsOf(blocks: readonly Part[]): { part: string; text: string }[] {
  const whole = joined(blocks);
  if (whole === "") return [];
  if (whole.length <= longestWhole) return [{ part: "", text: whole }];
  return paragraphsOf(blocks).flatMap((paragraph) =>
    gather(paragraph).flatMap((text) => splitLong(text).map((piece) => ({ part: paragraph[0]?.part ?? "", text: piece }))),
  );
}

const joined = (blocks: readonly Part[]): string => blocks.reduce((text, block) => `${text}${between(text, block)}${block.text}`, "");

/** Rows of a table are set apart from each other, paragraphs of a sentence are not. */
const between = (text: string, { tableHead }: Part): string => (text === "" ? "" : tableHead === undefined ? " " : "; ");

function paragraphsOf(blocks: readonly Part[]): Part[][] {
  const paragraphs: Part[][] = [];
  for (const block of blocks) {
    const last = paragraphs.at(-1);
    if (last?.[0]?.part === block.part) last.push(block);
    else paragraphs.push([block]);
  }
  return paragraphs;
}

function gather(blocks: readonly Part[]): string[] {
  const texts: string[] = [];
  for (const block of blocks) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + block.text.length < longestWhole)
      texts[texts.length - 1] = `${last}${between(last, block)}${block.text}`;
    else texts.push(last === undefined || block.tableHead === undefined ? block.text : `${block.tableHead}; ${block.text}`);
  }
  return texts;
}
