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
  isItem: boolean;
  part: number;
  zone: ProtocolZone;
  heading: string | null;
  /** How its last cell goes on behind a page's end. */
  on?: string;
}

const numbered = /^(?:(?:section|chapter)\s+)?(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVX]{1,4}\.|[A-Z]\.\d{0,2}(?:\.\d{1,2})*)\s+/i;
const entry = /\.{4,}|(?:\. ){4,}|…{2,}/;

/** A heading without its number. */
export const titleOf = (text: string): string =>
  text
    .replace(/\t+/g, " ")
    .trim()
    .replace(numbered, "")
    .replace(/\s*[::]\s*$/, "")
    .trim();

/** Whether a line is the numbered heading of a section. */
export const isSection = (text: string): boolean => numbered.test(text.trim());

/** Which part of a protocol begins with a heading; null where none does. */
const begins: readonly (readonly [ProtocolZone, RegExp])[] = [
  [
    "aside",
    /^(?:table of contents|contents|list of (?:tables|figures|abbreviations|in-text)|abbreviations|glossary|definitions? of terms|references|bibliography|literature|appendix\b|appendices|attachments?\b|annex(?:es)?\b|(?:document|version|revision|protocol|amendment) history|version control|(?:history|record|list|overview) of (?:the )?(?:amendments|changes|versions|revisions)|(?:protocol )?(?:amendment )?(?:summary of (?:\w+ )?changes|changes to the protocol)|protocol amendment|amendments(?: and updates)?$|amendment \d|amended protocol|rationale for (?:the )?amendment|(?:investigator|sponsor)[’'s]* (?:agreement|signature|statement)|signature page|protocol (?:approval|signature|agreement))/i,
  ],
  [
    "synopsis",
    /^(?:(?:clinical |study |trial |protocol |investigation |cip )*(?:synopsis|summary)|synopsis of (?:the )?(?:study|trial|protocol|investigation)|(?:executive summary|abstract|outline)|(?:study|trial|protocol) (?:at a glance|overview)|summary of the (?:clinical )?(?:study|trial|protocol|investigation)(?: plan)?)$/i,
  ],
  [
    "body",
    /^(?:introduction|background|rationale|(?:study |trial |investigation )?(?:objectives?|endpoints?|design|population|hypothes[ei]s)\b|investigational plan|schedule of (?:activities|assessments|events|visits)|study schema|purpose|ethics|device description|identification and description|justification|key roles)/i,
  ],
];

const longestTitle = 90;

const numberOfSection = (text: string): string | undefined => /^(\d{1,2})[.\s]/.exec(text.trim())?.[1];

/** A numbered summary ends where the next numbered section begins. */
const endsSummary = (opened: string, text: string): boolean => {
  const [own, next] = [numberOfSection(opened), numberOfSection(text)];
  return own !== undefined && next !== undefined && own !== next;
};

/** What is set aside to a protocol's end; a history, a list of words or a page of signatures is ended by the next section. */
const lasting = /^(?:references|bibliography|literature|appendix|appendices|attachments?|annex)/i;
/** Where changes are told, headings of what they change stand too. */
const ofChanges = /amend|changes/i;
const section = /^\d{1,2}\.?\s+\S/;

/** Whether a heading that is none of those known ends what its protocol sets aside at its beginning. */
const endsAside = (aside: string, text: string): boolean =>
  !lasting.test(aside) && !ofChanges.test(text) && (ofChanges.test(aside) ? section.test(text) : true);

/** What a line begins, given where it stands: a summary's own headings do not end it, numbered ones do. */
function zoneAfter(zone: ProtocolZone, text: string, isHeading: boolean, opened: string): ProtocolZone {
  const title = titleOf(text);
  if (title.length > longestTitle || title === "" || entry.test(text)) return zone;
  const found = begins.find(([, words]) => words.test(title))?.[0];
  if (found === undefined && zone === "aside" && isHeading && endsAside(titleOf(opened), text.trim())) return "body";
  if (found === undefined && zone === "synopsis" && isHeading && endsSummary(opened, text)) return "body";
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

const labelInRun = /(?<=^|[\s,;])(?:[A-Z][\p{L}/-]*(?:\s[\p{L}/-]+){0,4}):\s/gu;
const fewestInRun = 3;
const frontPages = 2;

/** Labels of a title page that were run together, each with what follows it. */
function segmentsOf(text: string, part: number): string[] {
  const starts = part > frontPages ? [] : [...text.matchAll(labelInRun)].map(({ index }) => index);
  if (starts.length < fewestInRun) return [text];
  return [0, ...starts.filter((start) => start > 0)].map((start, at, all) => text.slice(start, all[at + 1]).trim());
}

/** Reads a document into lines, each with the part of the protocol it belongs to. */
export function linesOf(parts: readonly ProtocolPart[]): Line[] {
  const lines: Line[] = [];
  let zone: ProtocolZone = "title";
  let heading: string | null = null;
  let opened = "";
  let tables = 0;
  for (const { number: part, blocks } of parts)
    for (const { kind, text } of blocks) {
      if (kind === "furniture" || text.trim() === "") continue;
      const isTable = kind === "table";
      if (isTable) tables += 1;
      for (const row of isTable || text.includes("\n") ? text.split("\n") : kind === "heading" ? [text] : segmentsOf(text, part)) {
        if (row.trim() === "" || isEntry(row)) continue;
        const isHeading = kind === "heading";
        const next = zoneAfter(zone, row, isHeading, opened);
        if (next !== zone) opened = row.trim();
        zone = next;
        if (isHeading) heading = titleOf(row).slice(0, longestTitle * 2);
        const cells = row.split("\t").map((cell) => cell.trim());
        lines.push({
          text: row.trim(),
          cells,
          table: isTable ? tables : null,
          isHeading,
          isItem: kind === "list_item",
          part,
          zone,
          heading,
        });
      }
    }
  return lines;
}
