import { collapse, titleCase } from "../../text.ts";
import type { ProvisionFacts } from "../official-facts.ts";
import { textsOf } from "../passages-of-blocks.ts";
import type { SourcePassage } from "../source-version.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin, wordsIn } from "../xml-tree.ts";

export interface Instrument {
  identifier: string;
  /** What its provisions are called: `regulation`. */
  word: string;
  url: string;
}

/** A regulation, or a paragraph of a schedule, with what it inherits from what it stands in. */
export interface Provision {
  element: XmlElement;
  number: string;
  heading: string;
  path: string[];
  /** `Schedule 2`; empty in the body. */
  schedule: string;
  /** As the file codes it: `E+W+S`. */
  extent: string;
  prospective: boolean;
}

const divisions = new Set([
  "Body",
  "Schedules",
  "ScheduleBody",
  "Part",
  "Chapter",
  "Pblock",
  "PsubBlock",
  "P1group",
  "Schedule",
  "Addition",
  "Substitution",
]);

type Within = Omit<Provision, "element" | "number">;

/** Every regulation and paragraph of a schedule, in their order. */
export function provisionsIn(content: XmlElement, extent: string): Provision[] {
  return below(content, { heading: "", path: [], schedule: "", extent, prospective: false });
}

function below(parent: XmlElement, within: Within): Provision[] {
  return elementsIn(parent).flatMap((element) => {
    const inherited = { ...within, extent: element.attributes["RestrictExtent"] ?? within.extent };
    inherited.prospective ||= element.attributes["Status"] === "Prospective";
    if (element.name === "P1") return [{ ...inherited, element, number: words(elementIn(element, "Pnumber")) }];
    if (divisions.has(element.name)) return below(element, steppedInto(element, inherited));
    const isLoose = within.schedule !== "" && (element.name === "P" || element.name === "Tabular" || element.name === "P2");
    return isLoose ? [{ ...inherited, element, number: "" }] : [];
  });
}

function steppedInto(element: XmlElement, within: Within): Within {
  const title = words(elementIn(element, "Title") ?? elementIn(elementIn(element, "TitleBlock"), "Title"));
  const number = words(elementIn(element, "Number")).replace(/^\p{Lu}+/u, titleCase);
  if (element.name === "P1group") return { ...within, heading: title };
  const name = [number, titleCase(title)].filter((part) => part !== "").join("—");
  const path = name === "" ? within.path : [...within.path, name];
  return element.name === "Schedule" ? { ...within, schedule: number || "Schedule", heading: titleCase(title), path } : { ...within, path };
}

const apart = new Set(["CommentaryRef", "FootnoteRef", "MarginNoteRef"]);
const words = (element: XmlElement | undefined): string => collapse(wordsIn(element, apart));

const countries: Readonly<Record<string, string>> = { E: "England", W: "Wales", S: "Scotland", "N.I.": "Northern Ireland" };

/** `E+W+S` as people say it. */
function extentName(extent: string): string {
  if (/^E\+W\+S$/.test(extent)) return "Great Britain";
  if (/^E\+W\+S\+N\.I\.$/.test(extent)) return "United Kingdom";
  const names = extent.split("+").flatMap((code) => countries[code] ?? []);
  return names.join(" and ");
}

/** The passages of a provision; one of those that stand there for several countries says for which. */
export function readProvision(
  { identifier, word, url }: Instrument,
  provision: Provision,
  all: readonly Provision[],
  notes: ReadonlyMap<string, string>,
): { passages: SourcePassage[]; facts: ProvisionFacts } {
  const { element, number, heading, schedule } = provision;
  const twins = all.filter((one) => number !== "" && one.number === number && one.schedule === schedule && one.extent !== provision.extent);
  const extent = extentName(provision.extent);
  const suffix = twins.length > 0 && extent !== "" ? ` (${extent})` : "";
  const place = schedule === "" ? `${word} ${number}` : number === "" ? schedule : `${schedule} paragraph ${number}`;
  const citation = `${identifier} ${place}`;
  const page =
    schedule === "" ? `${url}/${word === "s." ? "section" : word}/${number}` : `${url}/schedule/${/\d+\w*/.exec(schedule)?.[0] ?? ""}`;
  const units = unitsOf(element);
  const passages = units.flatMap(({ place: inner, blocks }) =>
    textsOf(blocks).map(({ part, text }) => ({
      citation: `${citation}${inner}${part}${suffix}`,
      heading,
      heading_path: suffix === "" ? provision.path : [...provision.path, `Extent: ${extent}`],
      page: null,
      text,
      url: page,
    })),
  );
  const refs = elementsWithin(element, "CommentaryRef").map(({ attributes }) => attributes["Ref"] ?? "");
  const amendments = [...new Set(refs)].flatMap((ref) => notes.get(ref) ?? []).map((note) => ({ citation: note, date: null }));
  const repealed = !units.some(({ blocks }) => blocks.some(({ text }) => /\p{L}{2}/u.test(text)));
  return {
    passages,
    facts: { citation: `${citation}${suffix}`, heading, amended: null, repealed, amendments, ...(extent !== "" && { extent }) },
  };
}

interface Unit {
  place: string;
  blocks: { part: string; text: string }[];
}

/** A regulation parted at its paragraphs, which are numbered (1), (2). */
function unitsOf(provision: XmlElement): Unit[] {
  const units: Unit[] = [];
  for (const { paragraph, part, text } of blocksOf(provision, "", "")) {
    if (units.at(-1)?.place !== paragraph) units.push({ place: paragraph, blocks: [] });
    units.at(-1)?.blocks.push({ part, text });
  }
  return units;
}

interface Block {
  paragraph: string;
  part: string;
  text: string;
}

const lineTags = new Set(["Text", "Title", "Pnumber"]);

function blocksOf(element: XmlElement, paragraph: string, part: string): Block[] {
  const blocks = elementsIn(element).flatMap((child): Block[] => {
    if (child.name === "Pnumber" || apart.has(child.name)) return [];
    if (child.name === "Tabular")
      return elementsWithin(child, "tr").map((row) => ({ paragraph, part, text: elementsIn(row).map(words).join(" | ") }));
    const number = numbered(child);
    if (child.name === "P2") return blocksOf(child, number, "");
    if (/^P[3-7]$/.test(child.name)) return blocksOf(child, paragraph, part === "" ? number : part);
    const holdsLines = elementsIn(child).some(({ name }) => lineTags.has(name) || /^P\d|^P\dpara$|List|Tabular|Block|Para$/.test(name));
    return holdsLines ? blocksOf(child, paragraph, part) : [{ paragraph, part, text: words(child) }];
  });
  const own = /^P[2-7]$/.test(element.name) ? numbered(element) : "";
  const [first, ...more] = blocks.filter(({ text }) => text !== "");
  if (first === undefined) return [];
  return own === "" ? [first, ...more] : [{ ...first, text: `${own} ${first.text}` }, ...more];
}

/** `(1)`; a file gives the number bare, and its brackets as attributes or not at all. */
function numbered(element: XmlElement): string {
  const number = elementIn(element, "Pnumber");
  const bare = words(number).replace(/^\(|\)$/g, "");
  return bare === "" ? "" : `${number?.attributes["PuncBefore"] ?? "("}${bare}${number?.attributes["PuncAfter"] ?? ")"}`;
}
