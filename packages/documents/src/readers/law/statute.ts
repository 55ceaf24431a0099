import { UnreadableError, type TextFile } from "../corpus-file.ts";
import { schemes, locate } from "./designators.ts";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import type { SourcePassage, SourceVersion } from "./source-version.ts";
import { plainParagraph, splitLong } from "../text.ts";

interface StatuteSection {
  usc: string;
  heading: string;
  citation: string;
  passages: SourcePassage[];
  year: string | null;
  retrieved: string;
}

/** The Federal Food, Drug, and Cosmetic Act from files of one section each. */
export function readStatute(files: readonly TextFile[]): SourceVersion {
  const sections = files.map(readSection).toSorted((a, b) => compareUsc(a.usc, b.usc));
  const years = sections.flatMap((section) => section.year ?? []).toSorted();
  return {
    identifier: "FD&C Act",
    title: "Federal Food, Drug, and Cosmetic Act",
    authority: "US Congress",
    jurisdiction: "US",
    kind: "statute",
    binding: true,
    text_kind: "verbatim",
    url: "https://uscode.house.gov/view.xhtml?path=/prelim@title21/chapter9&edition=prelim",
    docket: null,
    label: years.length === 0 ? (sections[0]?.retrieved ?? "") : `USC ${years.at(-1)} edition`,
    status: "in_force",
    issued: null,
    effective: null,
    retrieved:
      sections
        .map((section) => section.retrieved)
        .toSorted()
        .at(-1) ?? "",
    passages: sections.flatMap((section) => section.passages),
  };
}

function readSection(file: TextFile): StatuteSection {
  const parts = splitFrontMatter(file.text);
  const usc = /§\s*(\d+[a-z]*(?:-\d+)?)/.exec(parts?.fields["chunk_id"] ?? "")?.[1];
  if (parts === null || usc === undefined) throw new UnreadableError("does not name its section of the United States Code");
  const [law = "", ...notes] = parts.body.split(/\n\s*> Source:/);
  const citation = citationOf(usc, notes[0] ?? "");
  return {
    usc,
    heading: headingOf(parts.fields),
    citation,
    passages: passagesOf(law, usc, citation, headingOf(parts.fields)),
    ...dates(parts.fields, file),
  };
}

/** The Act's own number, which the source note of each of its sections states. */
function citationOf(usc: string, sourceNote: string): string {
  const number = /^\s*\(June 25, 1938, ch\. 675, §(\d{3,4}[A-Z]*(?:-\d+)?)/.exec(sourceNote)?.[1];
  return number === undefined ? `21 USC ${usc}` : `FD&C Act ${number}`;
}

function headingOf(fields: FrontMatter): string {
  return (fields["chunk_title"] ?? "").replace(/\.$/, "");
}

function dates(fields: FrontMatter, file: TextFile): { year: string | null; retrieved: string } {
  return { year: /USCODE-(\d{4})/.exec(fields["source_file"] ?? "")?.[1] ?? null, retrieved: fields["converted"] ?? file.modified };
}

function passagesOf(law: string, usc: string, citation: string, heading: string): SourcePassage[] {
  const blocks = law
    .split(/\n\s*\n/)
    .map((block) => plainParagraph(block))
    .filter((block) => block !== "" && !/^#\s/.test(block) && !isNote(block));
  const texts = blocks.map((block) => block.replace(/^#+\s*/, ""));
  const places = locate(texts, schemes.statute);
  const passages: SourcePassage[] = [];
  let subheading: string | null = null;
  for (const [index, text] of texts.entries()) {
    if (blocks[index]?.startsWith("#")) {
      subheading = text.replace(/^\([a-z0-9]+\)\s*/i, "");
      continue;
    }
    for (const piece of splitLong(text)) {
      passages.push({
        citation: `${citation}${places[index] ?? ""}`,
        heading,
        heading_path: [`§ ${usc}. ${heading}`, ...(subheading === null ? [] : [subheading])],
        page: null,
        text: piece,
        url: uscUrl(usc),
      });
    }
  }
  return passages;
}

function isNote(block: string): boolean {
  return /^#+\s*(?:Editorial Notes|Statutory Notes)/i.test(block);
}

function uscUrl(usc: string): string {
  return `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title21-section${usc}&num=0&edition=prelim`;
}

/** 360, 360a … 360n-2, 360aa …, 360aaa …: the order of the Code. */
function compareUsc(a: string, b: string): number {
  const key = (usc: string) => {
    const match = /^(\d+)([a-z]*)(?:-(\d+))?$/.exec(usc);
    const letters = match?.[2] ?? "";
    return [match?.[1] ?? "", String(letters.length), letters, (match?.[3] ?? "").padStart(3, "0")].join(" ");
  };
  return key(a) < key(b) ? -1 : 1;
}
