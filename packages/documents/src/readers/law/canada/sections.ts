import { collapse, titleCase } from "../../text.ts";
import type { Amendment, ProvisionFacts } from "../official-facts.ts";
import { textsOf } from "../passages-of-blocks.ts";
import type { SourcePassage } from "../source-version.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin } from "../xml-tree.ts";
import { type Block, blocksOf, wordsOf } from "./words.ts";

/** What of an instrument its sections are cited and linked by. */
export interface Instrument {
  identifier: string;
  language: "en" | "fr";
  url: string;
}

/** A heading above sections, with its level counted from 1. */
export interface Above {
  level: number;
  /** `Part 1`; empty where it has no number. */
  label: string;
  name: string;
}

/** `PART A` as it is spoken of, `Part A`; what follows the first word is a number. */
export const numberedName = (label: string): string =>
  label.replace(/^(\p{Lu})(\p{Lu}+)/u, (_, first: string, rest: string) => first + rest.toLowerCase());

/** Keeps the headings that stand above the place reached in a text. */
export function descend(above: readonly Above[], heading: XmlElement): Above[] {
  const level = Number(heading.attributes["level"] ?? 1);
  const label = numberedName(wordsOf(elementIn(heading, "Label")));
  const title = wordsOf(elementIn(heading, "TitleText"));
  const name = [label, titleCase(title)].filter((part) => part !== "").join("—");
  const kept = above.filter((one) => one.level < level);
  return name === "" ? kept : [...kept, { level, label, name }];
}

/** How a section is cited: `SOR/98-282 s. 59`, but `C.R.C., c. 870 C.05.006`, whose numbers say themselves what they are. */
function sectionCitation({ identifier, language }: Instrument, label: string): string {
  const named = /^[A-Z]\.\d/.test(label) ? "" : language === "fr" ? "art. " : "s. ";
  return `${identifier} ${named}${label}`;
}

/** The passages of one section, and what is said of it as a whole. */
export function readSection(
  instrument: Instrument,
  section: XmlElement,
  above: readonly Above[],
): { passages: SourcePassage[]; facts: ProvisionFacts } {
  const label = wordsOf(elementIn(section, "Label")).replace(/\.$/, "");
  const citation = sectionCitation(instrument, label);
  const note = wordsOf(elementIn(section, "MarginalNote"));
  const names = above.map(({ name }) => name);
  const heading = note === "" ? (names.at(-1) ?? "") : note;
  const path = note === "" ? names.slice(0, -1) : names;
  const blocks = blocksOf(section, { unit: "", part: "", heading });
  return {
    passages: unitsOf(blocks).flatMap((unit) => unitPassages(unit, { citation, path, url: pageOf(instrument, label) })),
    facts: { citation, heading, ...historyOf(section), repealed: isRepealed(section) },
  };
}

/** The page of a section; several that were repealed together have none of their own. */
const pageOf = ({ url, language }: Instrument, label: string): string =>
  label.includes(" ") ? url : `${url}${language === "fr" ? "article" : "section"}-${label}.html`;

/** Consecutive blocks of one subsection or definition. */
function unitsOf(blocks: readonly Block[]): Block[][] {
  const units: Block[][] = [];
  for (const block of blocks) {
    const last = units.at(-1);
    if (last?.[0]?.unit === block.unit) last.push(block);
    else units.push([block]);
  }
  return units;
}

/** The passages of blocks that stand together under one citation. */
export function unitPassages(
  unit: readonly Block[],
  { citation, path, url }: { citation: string; path: string[]; url: string },
): SourcePassage[] {
  const [first] = unit;
  return textsOf(unit).map(({ part, text }) => ({
    citation: `${citation}${first?.unit ?? ""}${part}`,
    heading: first?.heading ?? "",
    heading_path: path,
    page: null,
    text,
    url,
  }));
}

/** When a section or schedule was last amended, and by what, from its note. */
export function historyOf(element: XmlElement): Pick<ProvisionFacts, "amended" | "amendments"> {
  const notes = elementsIn(element, "HistoricalNote").flatMap((note) => elementsIn(note, "HistoricalNoteSubItem"));
  return { amended: element.attributes["lims:lastAmendedDate"] ?? null, amendments: notes.flatMap(amendmentsOf) };
}

/** A note may name several amendments; its day is that of all only where it names one. */
function amendmentsOf(note: XmlElement): Amendment[] {
  const cited = collapse(wordsOf(note)).split(/;\s*/);
  const date = note.attributes["lims:enacted-date"] ?? null;
  return cited.filter((citation) => citation !== "").map((citation) => ({ citation, date: cited.length === 1 ? date : null }));
}

/** Whether nothing is left of an element but the word that it was repealed. */
export function isRepealed(element: XmlElement): boolean {
  const repealed = elementsWithin(element, "Repealed").map(wordsOf).join("");
  const left = blocksOf(element, { unit: "", part: "", heading: "" }).map(({ text }) => text);
  return repealed !== "" && left.join("") === repealed;
}
