import type { Provision } from "./eu-provisions.ts";
import { titleCase } from "../text.ts";

interface AnnexPlace {
  number: string;
  heading: string;
  footnotes: (block: string) => boolean;
}
interface Division {
  name: string;
  title: string;
}
interface Draft {
  number: string | null;
  division: string | null;
  heading: string;
  path: string[];
  blocks: string[];
}

const sectionNumber = /^(\d+(?:\.\d+)*)\.?\s+(?=\S)/;
const divisionHeading = /^(CHAPTER|PART|SECTION)\s+([IVXL]+|[A-Z])\b\s*(.*)$/i;

/** The numbered sections of an annex, cited as `EU MDR Annex VIII 6.3`. */
export function annexProvisions(identifier: string, eli: string, place: AnnexPlace, blocks: readonly string[]): Provision[] {
  const drafts = draftSections(place, blocks);
  const repeated = repeatedNumbers(drafts);
  const base = `${identifier} Annex ${place.number}`;
  return drafts
    .filter((draft) => draft.blocks.length > 0)
    .map((draft) => ({
      citation: [
        base,
        ...(repeated && draft.division !== null ? [draft.division] : []),
        ...(draft.number === null ? [] : [draft.number]),
      ].join(" "),
      heading: draft.heading,
      path: draft.path,
      blocks: draft.blocks,
      url: `${eli}#anx_${place.number}`,
    }));
}

function draftSections(place: AnnexPlace, blocks: readonly string[]): Draft[] {
  const top = `Annex ${place.number}—${titleCase(place.heading)}`;
  const headings = new Map<string, string>();
  const drafts: Draft[] = [];
  let division: Division | null = null;
  let awaitsTitle = false;
  let plainHeading = titleCase(place.heading);
  const open = (number: string | null, first: string[], within: Division | null) => {
    const path = [top, ...(within === null ? [] : [divisionLine(within)]), ...ancestors(number, headings)];
    drafts.push({ number, division: within?.name ?? null, heading: headingFor(number, headings) ?? plainHeading, path, blocks: first });
  };
  for (const block of blocks.filter((candidate) => !place.footnotes(candidate))) {
    const heading = /^#+\s*(.*)$/.exec(block)?.[1];
    const text = heading ?? block;
    const divided = divisionHeading.exec(text);
    const number = sectionNumber.exec(text)?.[1];
    if (heading !== undefined && /^ANNEX\b/.test(text)) continue;
    if (heading !== undefined && divided !== null) {
      division = { name: `${titleCase(divided[1] ?? "")} ${divided[2] ?? ""}`, title: titleCase(divided[3] ?? "") };
      awaitsTitle = division.title === "";
      headings.clear();
    } else if (heading !== undefined && number !== undefined) {
      headings.set(number, titleCase(text.replace(sectionNumber, "")));
      open(number, [], division);
    } else if (heading !== undefined) {
      if (awaitsTitle && division !== null) division = { name: division.name, title: titleCase(text) };
      plainHeading = titleCase(text);
      if (!awaitsTitle) open(drafts.at(-1)?.number ?? null, [], division);
      awaitsTitle = false;
    } else if (number !== undefined && isSectionNumber(text)) {
      open(number, [block], division);
    } else {
      if (drafts.length === 0) open(null, [], division);
      drafts.at(-1)?.blocks.push(block);
    }
  }
  return drafts;
}

/** `6.3.` and `6.3 ` open a section, a bare `5 years after` does not. */
function isSectionNumber(text: string): boolean {
  return /^\d+(?:\.\d+)*\.\s/.test(text) || /^\d+(?:\.\d+)+\s/.test(text);
}

function divisionLine(division: Division): string {
  return division.title === "" ? division.name : `${division.name}—${division.title}`;
}

function ancestors(number: string | null, headings: ReadonlyMap<string, string>): string[] {
  if (number === null) return [];
  const parts = number.split(".");
  const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join("."));
  return above.flatMap((prefix) => (headings.has(prefix) ? [`${prefix}. ${headings.get(prefix) ?? ""}`] : []));
}

function headingFor(number: string | null, headings: ReadonlyMap<string, string>): string | undefined {
  if (number === null) return undefined;
  const parts = number.split(".");
  const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
  return prefixes.map((prefix) => headings.get(prefix)).find((heading) => heading !== undefined);
}

/** Whether numbering starts again in a later part, so that a number alone would be ambiguous. */
function repeatedNumbers(drafts: readonly Draft[]): boolean {
  const seen = new Map<string, string | null>();
  for (const draft of drafts) {
    if (draft.number === null) continue;
    const before = seen.get(draft.number);
    if (before !== undefined && before !== draft.division) return true;
    seen.set(draft.number, draft.division);
  }
  return false;
}
