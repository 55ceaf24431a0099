import type { CfrPart, CfrSection } from "./cfr.ts";
import { italicMark } from "./designators.ts";
import type { FrontMatter } from "./front-matter.ts";
import { UnreadableError } from "../corpus-file.ts";
import { tableTexts } from "./markdown-table.ts";
import { plainParagraph } from "../text.ts";

/**
 * Reads a part of the CFR from markdown with a heading for each section. Where the revision of a part is printed behind it
 * before its day, each of the two is a part by itself, in the order they are printed.
 */
export function readCfrMarkdown(fields: FrontMatter, body: string, modified: string): CfrPart[] {
  const title = /^(\d+) CFR$/.exec(fields["instrument"] ?? "")?.[1];
  const number = /^Part (\d+)$/i.exec(fields["chunk_id"] ?? "")?.[1];
  if (title === undefined || number === undefined) throw new UnreadableError("does not name its CFR title and part");
  const year = /CFR-(\d{4})/.exec(fields["source_file"] ?? "")?.[1];
  return printedIn(body, number, fields["chunk_title"] ?? "").map(({ heading, blocks }) => ({
    title,
    part: number,
    heading,
    sections: readSections(blocks),
    edition: year === undefined ? modified : `CFR ${year} edition`,
    issued: null,
    retrieved: fields["converted"] ?? modified,
  }));
}

/** The texts of a part that stand one behind the other, each under a heading of its own; the first goes by the file's. */
function printedIn(body: string, number: string, first: string): { heading: string; blocks: string[] }[] {
  const texts: { heading: string; blocks: string[] }[] = [{ heading: first, blocks: [] }];
  for (const block of blocksOf(body)) {
    const heading = new RegExp(`^#{1,4}\\s+PART ${number}\\s*[—–-]\\s*(.+)$`, "i").exec(block)?.[1];
    if (heading !== undefined && texts.at(-1)?.blocks.some(isSection) === true) texts.push({ heading, blocks: [] });
    texts.at(-1)?.blocks.push(block);
  }
  return texts;
}

const isSection = (block: string): boolean => /^#{1,4}\s+§/.test(block);

/** Paragraphs; an indented line after a blank one goes on with the paragraph before it. */
function blocksOf(body: string): string[] {
  return body
    .replace(/\n\s*\n(?=[ \t]{6,}\S)/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
}

function readSections(blocks: readonly string[]): CfrSection[] {
  const sections: CfrSection[] = [];
  let path: string[] = [];
  let current: CfrSection | null = null;
  let leaveOut = true;
  for (const block of blocks) {
    const heading = /^(#{1,4})\s+(.*)$/s.exec(block);
    if (heading === null) {
      if (current !== null && !leaveOut) addParagraph(current, block);
      continue;
    }
    const name = plainParagraph(heading[2] ?? "");
    const section = /^§{1,2}\s*(\d+\.\d+[a-z]?)\s*(.*)$/.exec(name);
    leaveOut = isApparatus(name);
    if (section !== null) {
      current = { number: section[1] ?? "", heading: section[2] ?? "", path: [...path], paragraphs: [] };
      sections.push(current);
    } else if (/^Subpart /i.test(name)) {
      path = [name];
      current = null;
    }
  }
  return sections.filter((section) => section.paragraphs.length > 0);
}

/** Authority, source and editors' notes stand around the regulation; they are not its text. */
function isApparatus(heading: string): boolean {
  return /^(?:Authority|Source|Editorial Note|Effective Date Note|PART )/i.test(heading);
}

function addParagraph(section: CfrSection, block: string): void {
  if (/^>\s*Citation:/.test(block) || /^\*(?:Subparts?|§)[^*]*\[Reserved\]\*$/.test(block)) return;
  const quoted = block.replace(/^>[ \t]?/gm, "");
  const marked = quoted.replace(/\(\s*\*\s*(\d{1,3}|[ivxl]{1,6})\s*\*\s*\)/g, `(${italicMark}$1)`);
  if (block.startsWith("|")) section.paragraphs.push(...tableTexts(block));
  else section.paragraphs.push(...[plainParagraph(marked)].filter((text) => text !== ""));
}
