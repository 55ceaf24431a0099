import { UnreadableError } from "../corpus-file.ts";
import { calendarDate, collapse } from "../text.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin, parseXml, wordsIn } from "./xml-tree.ts";

/** What a rule of the Federal Register does to one part of the Code of Federal Regulations. */
export interface AmendedPart {
  /** `21 CFR 601`. */
  part: string;
  instructions: string[];
  /** Sections it names, `601.2`, in their order. */
  sections: string[];
}

/** A rule as the Federal Register prints it, with what joins it to the regulations it changes. */
export interface FederalRule {
  document_number: string;
  /** `89 FR 9743`, from the record of the document, which prints the page; null without one. */
  citation: string | null;
  title: string;
  agency: string;
  action: string;
  rins: string[];
  dockets: string[];
  /** The words on its dates. */
  dates: string;
  /** The day it takes effect; null where none or more than one is stated. */
  effective_on: string | null;
  /** Parts its heading names, `21 CFR 601`. */
  parts: string[];
  amended: AmendedPart[];
  /** Number of the document that this one corrects; null where it corrects none by number. */
  corrects: string | null;
}

const roots = ["RULE", "FEDREG", "FEDREG-EXCERPT", "RULES"];
const apart = new Set(["PRTPAGE", "FTREF", "FTNT", "SU", "HD"]);

/**
 * The rules in a text of the Federal Register: one document as it is served alone, or an issue. The text does not print the
 * page a document begins on; `citations` has it by document number.
 */
export function readFederalRules(text: string, citations: ReadonlyMap<string, string> = new Map()): FederalRule[] {
  const root = parseXml(text, roots);
  const rules = root.name === "RULE" ? [root] : elementsWithin(root, "RULE");
  if (rules.length === 0) throw new UnreadableError("holds no rule of the Federal Register");
  return rules.map((rule) => readRule(rule, citations));
}

const words = (element: XmlElement | undefined): string => collapse(wordsIn(element, apart));

function readRule(rule: XmlElement, citations: ReadonlyMap<string, string>): FederalRule {
  const preamble = elementIn(rule, "PREAMB");
  const filed = elementsWithin(rule, "FRDOC").map(words).join(" ");
  const number = /FR Doc\.\s*([\w–-]+?)\s+Filed/.exec(filed)?.[1]?.replaceAll("–", "-");
  if (number === undefined) throw new UnreadableError("holds a rule without its document number");
  const dates = words(elementIn(preamble, "EFFDATE") ?? elementIn(preamble, "DATES"));
  const agency = [...elementsIn(preamble, "AGENCY"), ...elementsIn(preamble, "SUBAGY")].map(words).join(", ");
  const facts = elementsIn(preamble);
  return {
    document_number: number,
    citation: citations.get(number) ?? null,
    title: words(elementIn(preamble, "SUBJECT")),
    agency,
    action: words(elementIn(preamble, "ACT")).replace(/\.$/, ""),
    rins: facts.filter(({ name }) => name === "RIN").flatMap((one) => words(one).match(/\d{4}-[A-Z]{2}\d{2}/g) ?? []),
    dockets: facts.filter(({ name }) => name === "DEPDOC").flatMap((one) => words(one).match(/\b[A-Z]{2,5}-\d{4}-[A-Z]-\d+/g) ?? []),
    dates,
    effective_on: effectiveDay(dates),
    parts: elementsIn(preamble, "CFR").flatMap((one) => partsNamed(words(one))),
    amended: amendedParts(rule),
    corrects: /\bFR Doc\.?\s*(?:No\.\s*)?(\d{4}[-–]\d+)/.exec(words(elementIn(rule, "SUPLINF")))?.[1]?.replace("–", "-") ?? null,
  };
}

/** `21 CFR Parts 4 and 820` as `21 CFR 4` and `21 CFR 820`. */
function partsNamed(heading: string): string[] {
  const [, title = "", parts = ""] = /(\d+)\s+CFR\s+Parts?\s+(.*)/i.exec(heading) ?? [];
  return [...parts.matchAll(/\b\d{1,4}\b/g)].map(([part]) => `${title} CFR ${part}`);
}

const anyDay = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2},\s*\d{4}/g;

/** The day a rule says it takes effect, if it says one and no other beside it. */
function effectiveDay(dates: string): string | null {
  const sentences = dates.split(/(?<=\.)\s+(?=[A-Z])/).filter((sentence) => /\beffective\b|\btakes? effect\b/i.test(sentence));
  const days = new Set(sentences.flatMap((sentence) => sentence.match(anyDay) ?? []));
  const [only, ...others] = days;
  const conditional = /\bexcept\b|\bdelayed\b|\bunless\b|\bsuspended\b|\bstayed\b/i.test(sentences.join(" "));
  return only === undefined || others.length > 0 || conditional ? null : calendarDate(only);
}

/** What the rule does to each part, its instructions for one part taken together. */
function amendedParts(rule: XmlElement): AmendedPart[] {
  const parts = new Map<string, AmendedPart>();
  for (const amendment of elementsWithin(rule, "REGTEXT")) {
    const part = `${amendment.attributes["TITLE"] ?? ""} CFR ${amendment.attributes["PART"] ?? ""}`;
    const known = parts.get(part) ?? { part, instructions: [], sections: [] };
    parts.set(part, known);
    const instructions = elementsWithin(amendment, "AMDPAR").map(words);
    const printed = elementsWithin(amendment, "SECTNO").map(words);
    const named = [...printed, ...instructions].flatMap((line) => sectionsNamed(line, amendment.attributes["PART"] ?? ""));
    known.instructions.push(...instructions);
    known.sections = [...new Set([...known.sections, ...named])];
  }
  return [...parts.values()].map((one) => ({ ...one, sections: one.sections.toSorted(bySection) }));
}

/** Sections of a part that a line names: `In §§ 820.1 and 820.3`. */
const sectionsNamed = (line: string, part: string): string[] =>
  [...line.matchAll(/\b(\d{1,4}\.\d{1,4}[a-z]?)\b/g)].flatMap(([, section = ""]) => (section.startsWith(`${part}.`) ? [section] : []));

const bySection = (a: string, b: string): number =>
  Number.parseInt(a.split(".")[1] ?? "0", 10) - Number.parseInt(b.split(".")[1] ?? "0", 10);
