import type { ProtocolZone } from "@clausewise/contracts";

/** A block of a document as it was read. */
export interface ProtocolBlock {
  kind: "heading" | "paragraph" | "list_item" | "table" | "note" | "furniture";
  text: string;
}

/** A page, or the whole of a text that flows. */
export interface ProtocolPart {
  number: number;
  blocks: readonly ProtocolBlock[];
}

/** A paragraph, or a row of a table, with what is known of its place. */
export interface Line {
  text: string;
  /** Of a row its cells; of a paragraph the whole. */
  cells: readonly string[];
  /** Lines of one table share its number; null outside tables. */
  table: number | null;
  isHeading: boolean;
  part: number;
  zone: ProtocolZone;
  heading: string | null;
}

const numbered = /^(?:(?:section|chapter)\s+)?(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVX]{1,4}\.)\s+/i;
const entry = /\.{4,}|(?:\. ){4,}|…{2,}/;

/** A heading without its number. */
export const titleOf = (text: string): string =>
  text
    .replace(/\t+/g, " ")
    .trim()
    .replace(numbered, "")
    .replace(/\s*[::]\s*$/, "")
    .trim();

/** Which part of a protocol begins with a heading; null where none does. */
const begins: readonly (readonly [ProtocolZone, RegExp])[] = [
  [
    "aside",
    /^(?:table of contents|contents|list of (?:tables|figures|abbreviations|in-text)|abbreviations|glossary|definitions? of terms|references|bibliography|literature|appendix\b|appendices|attachments?\b|annex(?:es)?\b|(?:document|version|revision|protocol|amendment) history|version control|(?:protocol )?(?:amendment )?(?:summary of (?:\w+ )?changes|changes to the protocol)|protocol amendment|amendment \d|amended protocol|rationale for (?:the )?amendment|(?:investigator|sponsor)[’'s]* (?:agreement|signature|statement)|signature page|protocol (?:approval|signature|agreement))/i,
  ],
  [
    "synopsis",
    /^(?:(?:clinical |study |trial |protocol |investigation |cip )*(?:synopsis|summary)|synopsis of (?:the )?(?:study|trial|protocol|investigation)|executive summary|(?:study|trial|protocol) (?:at a glance|overview)|summary of the (?:clinical )?(?:study|trial|protocol|investigation)(?: plan)?)$/i,
  ],
  [
    "body",
    /^(?:introduction|background|rationale|(?:study |trial |investigation )?(?:objectives?|endpoints?|design|population|hypothes[ei]s)\b|investigational plan|schedule of (?:activities|assessments|events|visits)|study schema|purpose|ethics|device description|identification and description|justification|key roles)/i,
  ],
];

const longestTitle = 90;

/** What a line begins, given where it stands: a summary's own headings do not end it, numbered ones do. */
function zoneAfter(zone: ProtocolZone, text: string, isHeading: boolean): ProtocolZone {
  const title = titleOf(text);
  if (title.length > longestTitle || title === "" || entry.test(text)) return zone;
  const found = begins.find(([, words]) => words.test(title))?.[0];
  if (found === undefined || (!isHeading && found !== "synopsis" && !numbered.test(text))) return zone;
  const isOwn = numbered.test(text.trim()) || /^[^a-z]+$/.test(title);
  if (
    found === "body" &&
    (zone === "synopsis" || zone === "title") &&
    !/^(?:introduction|background|schedule of|study schema)/i.test(title) &&
    !isOwn
  )
    return zone;
  return found;
}

/** A line of a table of contents tells where something stands, not what. */
const isEntry = (text: string): boolean => entry.test(text);

/** Reads a document into lines, each with the part of the protocol it belongs to. */
export function linesOf(parts: readonly ProtocolPart[]): Line[] {
  const lines: Line[] = [];
  let zone: ProtocolZone = "title";
  let heading: string | null = null;
  let tables = 0;
  for (const { number: part, blocks } of parts)
    for (const { kind, text } of blocks) {
      if (kind === "furniture" || text.trim() === "") continue;
      const isTable = kind === "table";
      if (isTable) tables += 1;
      for (const row of isTable || text.includes("\n") ? text.split("\n") : [text]) {
        if (row.trim() === "" || isEntry(row)) continue;
        const isHeading = kind === "heading";
        zone = zoneAfter(zone, row, isHeading);
        if (isHeading) heading = titleOf(row).slice(0, longestTitle * 2);
        const cells = row.split("\t").map((cell) => cell.trim());
        lines.push({ text: row.trim(), cells, table: isTable ? tables : null, isHeading, part, zone, heading });
      }
    }
  return lines;
}
