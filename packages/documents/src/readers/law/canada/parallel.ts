import { UnreadableError } from "../../corpus-file.ts";
import { collapse } from "../../text.ts";
import type { ParallelAct, ParallelWords } from "../parallel-texts.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin, parseXml } from "../xml-tree.ts";
import { wordsOf } from "./words.ts";

const provisions = new Set([
  "Subsection",
  "Paragraph",
  "Subparagraph",
  "Clause",
  "Subclause",
  "Text",
  "Provision",
  "ContinuedSectionSubsection",
  "ContinuedParagraph",
  "ContinuedSubparagraph",
  "ContinuedClause",
  "ContinuedDefinition",
]);

const rootOf = (text: string): XmlElement => parseXml(text, ["Regulation", "Statute"]);
const labelOf = (element: XmlElement): string => wordsOf(elementIn(element, "Label")).replace(/\.$/, "");

/** Terms that an English consolidation defines and names in French, in brackets behind the definition. */
export function readTermsNamedInFrench(english: string): Pick<ParallelAct, "version" | "terms"> {
  const root = rootOf(english);
  const sections = elementsIn(elementIn(root, "Body"), "Section");
  return { version: versionOf(root), terms: sections.flatMap((section) => definedIn(section).flatMap((one) => termsOf(section, one))) };
}

/** Reads a consolidation of Canada beside the other language version of the same day. */
export function readParallelConsolidation(english: string, french: string): ParallelAct {
  const [root, other] = [rootOf(english), rootOf(french)];
  if (other.attributes["xml:lang"] !== "fr") throw new UnreadableError("is not the French version");
  if (versionOf(root) !== versionOf(other)) throw new UnreadableError("is the version of another day than the English one");
  const pairs = bodiesSideBySide(root, other);
  const sections = pairs.filter(([{ name }]) => name === "Section");
  return {
    language: "fr",
    version: versionOf(root),
    terms: sections.flatMap(([section, beside]) => termsInBoth(section, beside)),
    headings: headingsOf(pairs),
    passages: sections.flatMap(([section, beside]) => passagesOf(labelOf(section), section, beside)),
  };
}

function versionOf(root: XmlElement): string {
  const day = root.attributes["lims:pit-date"];
  if (day === undefined) throw new UnreadableError("does not say as of which day it is");
  return day;
}

type Side = [XmlElement, XmlElement];

/** What stands in both bodies, in their common order; an act whose versions are laid out apart is refused. */
function bodiesSideBySide(english: XmlElement, french: XmlElement): Side[] {
  const [ours, theirs] = [english, french].map((root) => elementsIn(elementIn(root, "Body"), "Heading", "Section"));
  const sides = (ours ?? []).flatMap((one, at): Side[] => {
    const beside = theirs?.[at];
    return beside !== undefined && placeOf(one) === placeOf(beside) ? [[one, beside]] : [];
  });
  if (sides.length !== ours?.length || sides.length !== theirs?.length)
    throw new UnreadableError("is laid out otherwise than the English version");
  return sides;
}

const placeOf = (element: XmlElement): string =>
  element.name === "Heading" ? `heading ${element.attributes["level"] ?? ""}` : `section ${labelOf(element)}`;

const definedIn = (section: XmlElement): XmlElement[] => elementsWithin(section, "Definition");
const namesIn = (definition: XmlElement, language: "En" | "Fr"): string[] =>
  elementsWithin(definition, `DefinedTerm${language}`).map((term) => collapse(wordsOf(term)));

/** The first word each language has for what is defined; further ones stand in no common order. */
function termsOf(section: XmlElement, definition: XmlElement): ParallelWords[] {
  const [english, other] = [namesIn(definition, "En")[0], namesIn(definition, "Fr")[0]];
  return english === undefined || other === undefined ? [] : [{ section: labelOf(section), english, other }];
}

function termsInBoth(section: XmlElement, beside: XmlElement): ParallelWords[] {
  const confirmed = new Set(
    definedIn(beside).flatMap((definition) => termsOf(beside, definition).map(({ english, other }) => `${english}|${other}`)),
  );
  return definedIn(section)
    .flatMap((definition) => termsOf(section, definition))
    .filter(({ english, other }) => confirmed.has(`${english}|${other}`));
}

/** Each heading with the first section below it. */
function headingsOf(pairs: readonly Side[]): ParallelWords[] {
  return pairs.flatMap(([element, beside], at) => {
    if (element.name !== "Heading") return [];
    const below = pairs.slice(at).find(([one]) => one.name === "Section");
    const [english, other] = [element, beside].map((one) => wordsOf(elementIn(one, "TitleText")));
    return below === undefined || !english || !other ? [] : [{ section: labelOf(below[0]), english, other }];
  });
}

function passagesOf(section: string, english: XmlElement, french: XmlElement): ParallelWords[] {
  const definitions = elementsIn(english, "Definition").flatMap((definition) => {
    const [name] = namesIn(definition, "En");
    const beside = elementsIn(french, "Definition").find((other) => name !== undefined && namesIn(other, "En")[0] === name);
    return beside === undefined ? [] : passagesOf(section, definition, beside);
  });
  const [ours, theirs] = [english, french].map((one) => elementsIn(one).filter(({ name }) => provisions.has(name)));
  const parts = (ours ?? []).flatMap((part, at): Side[] => (theirs?.[at]?.name === part.name ? [[part, theirs[at]]] : []));
  const isLaidOutAlike = parts.length === ours?.length && parts.length === theirs?.length;
  if (parts.length > 0 && isLaidOutAlike) return [...definitions, ...parts.flatMap(([part, beside]) => passagesOf(section, part, beside))];
  const words = { section, english: wordsOf(english), other: wordsOf(french) };
  return definitions.length > 0 || words.english === "" || words.other === "" ? definitions : [words];
}
