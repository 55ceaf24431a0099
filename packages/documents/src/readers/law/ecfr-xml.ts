import { SaxesParser } from "saxes";
import type { CfrPart, CfrSection } from "./cfr.ts";
import { UnreadableError } from "../corpus-file.ts";
import { italicMark } from "./designators.ts";
import { calendarDate, collapse } from "../text.ts";
import { assertWhole } from "./xml-tree.ts";

export interface XmlPart {
  title: string;
  part: string;
  heading: string;
  start: number;
  end: number;
  /** Day on which the file says it was last amended. */
  amended: string | null;
}

/** Whether an XML text is in the form eCFR publishes. */
export function isEcfrXml(text: string): boolean {
  return /<DIV[158]\s/.test(text.slice(0, 200_000));
}

/** The parts in an eCFR file with where each stands, so that a bulk title is read a part at a time. */
export function findXmlParts(text: string): XmlPart[] {
  const title = titleOf(text);
  const amended = amendmentDate(text);
  const parts: XmlPart[] = [];
  for (let start = text.indexOf("<DIV5 "); start >= 0; start = text.indexOf("<DIV5 ", start + 1)) {
    const end = text.indexOf("</DIV5>", start);
    const next = text.indexOf("<DIV5 ", start + 1);
    if (end < 0 || (next >= 0 && next < end)) throw new UnreadableError("is cut off in the middle of a part");
    const opening = text.slice(start, text.indexOf(">", start));
    const part = /\sN="([^"]+)"/.exec(opening)?.[1];
    const heading = /<HEAD>([\s\S]*?)<\/HEAD>/.exec(text.slice(start, start + 4000))?.[1] ?? "";
    const own = titleFromCitation(opening) ?? title;
    if (own === undefined) throw new UnreadableError("does not state its CFR title");
    const empty = !/<DIV[89]\s/.test(text.slice(start, end));
    if (part !== undefined && !empty)
      parts.push({ title: own, part, heading: partName(heading), start, end: end + "</DIV5>".length, amended });
  }
  assertWhole(text);
  return parts.length > 0 ? parts : loneSection(text, title, amended);
}

/** Reads one part of an eCFR file. */
export function readXmlPart(text: string, part: XmlPart, modified: string): CfrPart {
  const sections = sectionsOf(text.slice(part.start, part.end));
  return {
    title: part.title,
    part: part.part,
    heading: part.heading,
    sections,
    edition: part.amended ?? modified,
    issued: null,
    retrieved: modified,
  };
}

/** A section asked of the versioner on its own has no part around it. */
function loneSection(text: string, title: string | undefined, amended: string | null): XmlPart[] {
  const opening = /<DIV8 [^>]*>/.exec(text)?.[0] ?? "";
  const own = titleFromCitation(opening) ?? title;
  const part = /\sN="(?:§+\s*)?(\d+)\.\d/.exec(opening)?.[1];
  if (part === undefined || own === undefined) throw new UnreadableError("holds no part or section of the CFR");
  const end = text.lastIndexOf("</DIV8>") + "</DIV8>".length;
  return [{ title: own, part, heading: `Part ${part}`, start: text.indexOf(opening), end, amended }];
}

function titleOf(text: string): string | undefined {
  return /<DIV1\s[^>]*\bN="(\d+)"/.exec(text.slice(0, 200_000))?.[1];
}

function titleFromCitation(opening: string): string | undefined {
  return /title-(\d+)/.exec(opening)?.[1] ?? /(\d+) CFR/.exec(opening)?.[1];
}

function partName(heading: string): string {
  return collapse(characters(heading.replace(/<[^>]*>/g, ""))).replace(/^PART\s+\S+?\s*[—–-]\s*/i, "");
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text with the characters that its references stand for: the versioner writes a dash as `&#x2014;`. */
function characters(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name = "") => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return Number.isNaN(code) ? (named[name] ?? whole) : String.fromCodePoint(Math.min(code, 0x10ffff));
  });
}

function amendmentDate(text: string): string | null {
  return (
    calendarDate(/<AMDDATE>([\s\S]{0,60}?)<\/AMDDATE>/.exec(text)?.[1] ?? "") ?? /\bAMDDATE="(\d{4}-\d{2}-\d{2})"/.exec(text)?.[1] ?? null
  );
}

const apparatusTags = new Set(["AUTH", "SOURCE", "CITA", "EDNOTE", "EFFDNOT", "SECAUTH", "HED", "FTREF", "CROSSREF"]);
const paragraphTags = new Set(["P", "FP", "FP-1", "FP-2", "FP1-2", "HD1", "HD2", "HD3", "LI", "TR", "FRP"]);

class SectionReader {
  readonly sections: CfrSection[] = [];
  #path: { tag: string; name: string }[] = [];
  #current: CfrSection | null = null;
  #buffer: string | null = null;
  #skipping = 0;
  #division = "";

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipping > 0 || apparatusTags.has(tag)) {
      this.#skipping += 1;
      return;
    }
    if (/^DIV[5-9]$/.test(tag)) this.#startDivision(tag, attributes["N"] ?? "");
    else if (tag === "HEAD" || paragraphTags.has(tag)) this.#buffer = "";
    else if (tag === "I" || tag === "E") this.#write(italicMark);
  }

  text(value: string): void {
    if (this.#skipping === 0) this.#write(value);
  }

  close(tag: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    if (tag === "I" || tag === "E") this.#write(italicMark);
    else if (tag === "TD" || tag === "TH") this.#write(" | ");
    else if (tag === "HEAD") this.#endHeading();
    else if (paragraphTags.has(tag)) this.#endParagraph();
    else if (tag === "DIV8" || tag === "DIV9") this.#current = null;
  }

  #write(value: string): void {
    if (this.#buffer !== null) this.#buffer += value;
  }

  #startDivision(tag: string, number: string): void {
    this.#division = tag;
    this.#path = this.#path.filter((step) => step.tag < tag);
    if (tag !== "DIV8" && tag !== "DIV9") return;
    this.#current = { number: number.replace(/^§+\s*/, ""), heading: "", path: this.#path.map((step) => step.name), paragraphs: [] };
    this.sections.push(this.#current);
  }

  #endHeading(): void {
    const heading = collapse((this.#buffer ?? "").replaceAll(italicMark, ""));
    this.#buffer = null;
    if (this.#current !== null) this.#current.heading ||= heading.replace(/^§+\s*[\d.]+[a-z]?\s*/, "");
    else if (this.#division === "DIV6" || this.#division === "DIV7") this.#path.push({ tag: this.#division, name: heading });
  }

  #endParagraph(): void {
    const raw = (this.#buffer ?? "").replace(new RegExp(`\\(${italicMark}([0-9]{1,3}|[ivxl]{1,6})${italicMark}\\)`, "g"), "(\uE001$1)");
    const text = collapse(raw.replaceAll(italicMark, ""))
      .replaceAll("\uE001", italicMark)
      .replace(/(?: \|)+\s*$/, "");
    this.#buffer = null;
    if (text !== "") this.#current?.paragraphs.push(text);
  }
}

function sectionsOf(xml: string): CfrSection[] {
  const reader = new SectionReader();
  const parser = new SaxesParser();
  parser.on("opentag", (tag) => reader.open(tag.name, tag.attributes));
  parser.on("text", (value) => reader.text(value));
  parser.on("closetag", (tag) => reader.close(tag.name));
  parser.on("error", (error) => {
    throw new UnreadableError(`is not well-formed XML: ${error.message}`);
  });
  parser.write(xml).close();
  return reader.sections.filter((section) => section.paragraphs.length > 0);
}
