import { UnreadableError } from "../corpus-file.ts";
import { collapse } from "../text.ts";
import type { Amendment, ProvisionFacts } from "./official-facts.ts";
import { textsOf } from "./passages-of-blocks.ts";
import type { SourcePassage, SourceVersion } from "./source-version.ts";
import { type XmlElement, assertWhole, elementIn, elementsIn, elementsWithin, parseXml, rootName, rootTag, wordsIn } from "./xml-tree.ts";

/** Whether an XML text is a title of the United States Code. */
export function isUslm(text: string): boolean {
  return rootName(text) === "uscDoc" && rootTag(text).includes("xml.house.gov/schemas/uslm");
}

/** An act that the Code prints in one of its titles, with the numbers of its own that its source notes give. */
interface CodifiedAct {
  title: string;
  identifier: string;
  name: string;
  chapter: RegExp;
  /** The same as its opening tag gives it. */
  opens: RegExp;
  /** How a title that holds its chapter names it. */
  printed: RegExp;
  /** How the source note of a section of it begins, its own number last. */
  origin: RegExp;
}

const acts: readonly CodifiedAct[] = [
  {
    title: "21",
    identifier: "FD&C Act",
    name: "Federal Food, Drug, and Cosmetic Act",
    chapter: /\/ch9(?:\/|$)/,
    opens: /<chapter\b[^>]*\bidentifier="\/us\/usc\/t21\/ch9"/,
    printed: /"\/us\/usc\/t21\/ch9["/]/,
    origin: /^\(?\s*June 25, 1938, ch\. 675,\s*§\s*(\d{3,4}[A-Z]*(?:[-–]\d+)?)/,
  },
  {
    title: "42",
    identifier: "PHS Act",
    name: "Public Health Service Act",
    chapter: /\/ch6A(?:\/|$)/,
    opens: /<chapter\b[^>]*\bidentifier="\/us\/usc\/t42\/ch6A"/,
    printed: /"\/us\/usc\/t42\/ch6A["/]/,
    origin: /^\(?\s*July 1, 1944, ch\. 373,.{0,30}?§\s*(\d{3,4}[A-Z]*(?:[-–]\d+)?)/,
  },
];

/** Keys of the sources that a title holds: the act it prints, and what else it holds. */
export function uslmSources(text: string): string[] {
  const title = titleOf(text);
  const act = acts.find((one) => one.title === title && one.printed.test(text));
  return [...(act === undefined ? [] : [act.identifier]), `${title} USC`];
}

function titleOf(text: string): string {
  const title = /identifier="\/us\/usc\/t(\d+)[a-z]?"/.exec(text.slice(0, 20_000))?.[1];
  if (title === undefined) throw new UnreadableError("does not state its title of the United States Code");
  return title;
}

/** Reads one of the sources of a title: an act by its own section numbers, or the title without it. */
export function readUslm(text: string, key: string, modified: string): SourceVersion {
  const title = titleOf(text);
  const act = acts.find((one) => one.title === title);
  const own = act?.identifier === key ? act : undefined;
  assertWhole(text);
  const root = parseXml(own === undefined ? text : chapterAlone(text, own), ["uscDoc"]);
  const sections = sectionsIn(elementIn(root, "main"), []).filter(
    ({ within }) => (act === undefined ? true : act.chapter.test(within)) === (own !== undefined || act === undefined),
  );
  const read = sections.map((section) => readSection(section, title, act));
  const release = newestLaw(read.flatMap(({ facts }) => facts.amendments));
  return {
    identifier: key,
    title: own?.name ?? `United States Code, Title ${title}`,
    authority: "US Congress",
    jurisdiction: "US",
    kind: "statute",
    binding: true,
    text_kind: "verbatim",
    url: `https://uscode.house.gov/view.xhtml?path=/prelim@title${title}&edition=prelim`,
    docket: null,
    label: release === null ? modified : `as amended through Public Law ${release}`,
    status: "in_force",
    issued: null,
    effective: null,
    retrieved: modified,
    passages: read.flatMap(({ passages }) => passages),
    official: {
      language: "en",
      last_amended: null,
      current_to: null,
      provisions: read.map(({ facts }) => facts),
      coming: [],
      unapplied: [],
    },
  };
}

/** A title with the chapter of one act: title 42 has many times the size of what is read of it. */
function chapterAlone(text: string, { opens, title }: CodifiedAct): string {
  const start = opens.exec(text)?.index;
  if (start === undefined) return text;
  const tags = /<(\/?)chapter\b[^>]*>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    depth += tag[1] === "/" ? -1 : tag[0].endsWith("/>") ? 0 : 1;
    if (depth === 0)
      return `${rootTag(text)}<main><title identifier="/us/usc/t${title}"><num>Title ${title}</num>${text.slice(start, tags.lastIndex)}</title></main></uscDoc>`;
  }
  return text;
}

/**
 * The newest public law that amended any of the sections, `117-328`. Every release republishes every title, so that the
 * release says nothing of whether this text changed.
 */
function newestLaw(amendments: readonly Amendment[]): string | null {
  const laws = amendments.flatMap(({ citation }) =>
    [...citation.matchAll(/Pub\. L\. (\d+)[–-](\d+)/g)].map(([, congress, law]) => [Number(congress), Number(law)] as const),
  );
  const [newest] = laws.toSorted(([a, m], [b, n]) => b - a || n - m);
  return newest === undefined ? null : newest.join("-");
}

interface PlacedSection {
  element: XmlElement;
  path: string[];
  /** Identifier of what it stands in, `/us/usc/t21/ch9/schV`. */
  within: string;
}

/** Sections of the Code itself: what its notes and quotations hold are sections of other acts. */
function sectionsIn(parent: XmlElement | undefined, path: string[]): PlacedSection[] {
  return elementsIn(parent).flatMap((element) => {
    if (element.name === "section") return [{ element, path: path.slice(1), within: parent?.attributes["identifier"] ?? "" }];
    if (element.name === "notes" || element.name === "note" || element.name === "quotedContent" || element.name === "toc") return [];
    const name = collapse(`${wordsIn(elementIn(element, "num"))} ${wordsIn(elementIn(element, "heading"))}`);
    return sectionsIn(element, name === "" ? path : [...path, name]);
  });
}

function readSection(
  { element, path }: PlacedSection,
  title: string,
  act: CodifiedAct | undefined,
): { passages: SourcePassage[]; facts: ProvisionFacts } {
  const code = elementIn(element, "num")?.attributes["value"] ?? "";
  if (code === "") throw new UnreadableError("holds a section without a number");
  const credit = collapse(wordsIn(elementIn(element, "sourceCredit")));
  const number = act?.origin.exec(credit)?.[1]?.replace("–", "-");
  const citation = number === undefined ? `${title} USC ${code}` : `${act?.identifier} ${number}`;
  const heading = collapse(wordsIn(elementIn(element, "heading"), notes)).replace(/\.$/, "");
  const url = `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${code}&num=0&edition=prelim`;
  const top = `${title} USC ${code}. ${heading}`;
  const passages = unitsOf(element).flatMap(({ place, heading: inner, blocks }) =>
    textsOf(blocks).map(({ part, text }) => ({
      citation: `${citation}${place}${part}`,
      heading,
      heading_path: [...path, top, ...(inner === "" ? [] : [inner])],
      page: null,
      text,
      url,
    })),
  );
  const repealed =
    /^(?:repealed|transferred|omitted)$/.test(element.attributes["status"] ?? "") || /^\[?(?:Repealed|Omitted|Transferred)\b/.test(heading);
  return { passages, facts: { citation, heading, amended: null, repealed, amendments: creditsOf(credit) } };
}

/** The acts that a source note names, each with its day: `Pub. L. 117–328, …, Dec. 29, 2022, 136 Stat. 5832`. */
function creditsOf(credit: string): Amendment[] {
  return credit
    .replace(/^\(|\.?\)$/g, "")
    .split(/;\s*/)
    .filter((one) => one !== "")
    .map((citation) => ({ citation, date: null }));
}

const notes = new Set(["notes", "note", "sourceCredit", "ref-note", "footnote"]);
const levels = new Set(["subsection", "paragraph", "subparagraph", "clause", "subclause", "item", "subitem"]);
const skipped = new Set(["num", "heading", "sourceCredit", "notes", "note", "footnote", "toc"]);

interface Unit {
  place: string;
  heading: string;
  blocks: { part: string; text: string }[];
}

/** Parts a section at its subsections, or at its paragraphs where it has no subsections. */
function unitsOf(section: XmlElement): Unit[] {
  const units: Unit[] = [];
  const add = (place: string, heading: string, part: string, text: string) => {
    if (text === "") return;
    if (units.at(-1)?.place !== place) units.push({ place, heading, blocks: [] });
    units.at(-1)?.blocks.push({ part, text });
  };
  for (const child of section.children) {
    if (typeof child === "string") add("", "", "", collapse(child));
    else if (child.name === "subsection") {
      const heading = collapse(wordsIn(elementIn(child, "heading"), notes));
      for (const { part, text } of blocksOf(child, "")) add(numberOf(child), heading, part, text);
    } else if (levels.has(child.name)) for (const { text } of blocksOf(child, "")) add("", "", numberOf(child), text);
    else if (!skipped.has(child.name)) for (const { text } of blocksOf(child, "")) add("", "", "", text);
  }
  return units;
}

const numberOf = (element: XmlElement): string => collapse(wordsIn(elementIn(element, "num"), notes));

/** The words below a level, block by block, each with the first number below the level it is of. */
function blocksOf(element: XmlElement, part: string): { part: string; text: string }[] {
  const lead = collapse(`${levels.has(element.name) ? `${numberOf(element)} ` : ""}${wordsIn(elementIn(element, "heading"), notes)}`);
  const inner = element.children.flatMap((child) => {
    if (typeof child === "string") return [{ part, text: collapse(child) }];
    if (skipped.has(child.name)) return [];
    if (levels.has(child.name)) return blocksOf(child, part === "" && levels.has(element.name) ? numberOf(child) : part);
    const holdsLevels = elementsWithin(child, ...levels, "p").length > 0;
    return holdsLevels ? blocksOf(child, part) : [{ part, text: collapse(wordsIn(child, notes)) }];
  });
  const isText = (block: { text: string }) => block.text !== "";
  return joinLead(lead, inner.filter(isText), part);
}

function joinLead(lead: string, blocks: { part: string; text: string }[], part: string): { part: string; text: string }[] {
  const [first, ...more] = blocks;
  if (lead === "") return blocks;
  return first !== undefined && first.part === part
    ? [{ part, text: `${lead} ${first.text}` }, ...more]
    : [{ part, text: lead }, ...blocks];
}
