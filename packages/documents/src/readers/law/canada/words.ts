import { collapse } from "../../text.ts";
import { type XmlElement, elementIn, elementsIn } from "../xml-tree.ts";
import { tableRows } from "./tables.ts";

/** A run of words with where in its section it stands. */
export interface Block {
  /** Subsection or definition: `(1)`, ` "device"`; empty at the head of a section. */
  unit: string;
  /** First paragraph below that: `(a)`. */
  part: string;
  heading: string;
  text: string;
  /** Head of the table that a row is of. */
  tableHead?: string;
}

const apart = new Set(["FootnoteRef", "Footnote", "HistoricalNote", "MarginalNote", "Image"]);
const spaced = new Set(["Provision", "List", "Item", "Text", "Label", "Caption", "Leader", "LeaderRightJustified", "FormBlank", "entry"]);

/** The words of an element on one line, notes left out. */
export const wordsOf = (element: XmlElement | undefined): string => collapse(inline(element));

function inline(element: XmlElement | undefined): string {
  const words = (element?.children ?? []).map((child) => {
    if (typeof child === "string") return child;
    if (apart.has(child.name)) return "";
    if (child.name === "Repealed") return ` ${inline(child)}`;
    return spaced.has(child.name) ? ` ${inline(child)} ` : inline(child);
  });
  return words.join("");
}

/** What no reader of a section quotes as its words. */
const passedOver = new Set(["Label", "MarginalNote", "HistoricalNote", "Footnote", "AmendedText", "RelatedOrNotInForce"]);
const numbered = new Set(["Paragraph", "Subparagraph", "Clause", "Subclause", "Subsubclause"]);

type Place = Pick<Block, "unit" | "part" | "heading">;

/** The words of a section or schedule, block by block in reading order. */
export function blocksOf(element: XmlElement, place: Place, lead = ""): Block[] {
  const blocks = element.children.flatMap((child) => {
    if (typeof child === "string") return blockOf(place, child);
    return passedOver.has(child.name) ? [] : blocksOfChild(child, place);
  });
  const [first, ...more] = blocks;
  return lead === "" || first === undefined ? blocks : [{ ...first, text: `${lead} ${first.text}` }, ...more];
}

function blockOf(place: Place, words: string): Block[] {
  const text = collapse(words);
  return text === "" ? [] : [{ ...place, text }];
}

function blocksOfChild(child: XmlElement, place: Place): Block[] {
  const label = wordsOf(elementIn(child, "Label"));
  const heading = wordsOf(elementIn(child, "MarginalNote")) || place.heading;
  if (child.name === "Subsection") return blocksOf(child, { unit: place.unit + label, part: "", heading }, label);
  if (child.name === "Definition") return blocksOf(child, { ...place, unit: `${place.unit} "${definedTerm(child)}"`, part: "" });
  if (numbered.has(child.name)) return blocksOf(child, { ...place, part: place.part || label }, label);
  if (child.name === "Provision" || child.name === "Item") return blocksOf(child, place, label);
  if (child.name === "TableGroup") return tableRows(child, wordsOf).map((row) => ({ ...place, ...row }));
  if (child.name === "BilingualGroup") return pairs(child).map((text) => ({ ...place, text }));
  const innermost = elementsIn(child).every(({ name }) => !isBlock.has(name));
  return innermost ? blockOf(place, inline(child)) : blocksOf(child, place);
}

const isBlock = new Set(["Text", "Provision", "List", "Item", "TableGroup", "Group", "Heading", "SectionPiece", "Section", ...numbered]);

/** The term of a definition in the language of the text. */
function definedTerm(definition: XmlElement): string {
  const text = elementIn(definition, "Text");
  const [first] = elementsIn(text).filter(({ name }) => name === "DefinedTermEn" || name === "DefinedTermFr");
  return wordsOf(first) || wordsOf(text).slice(0, 60);
}

/** Items of a schedule that is kept in both languages, each with its other name. */
function pairs(group: XmlElement): string[] {
  const items = elementsIn(group);
  return items.flatMap((item, at) => {
    if (item.name !== "BilingualItemEn") return [];
    const other = items[at + 1];
    return [other?.name === "BilingualItemFr" ? `${wordsOf(item)} (${wordsOf(other)})` : wordsOf(item)];
  });
}
