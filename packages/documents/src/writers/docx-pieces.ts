/** A stretch of a part of a Word file between the marks of its XML. */
export interface Piece {
  /** Where it stands in the part's XML. */
  start: number;
  end: number;
  kind: "words" | "mark" | "note";
  /** What it reads as: nothing of a note, a tab or a line break of a mark. */
  text: string;
  /** Where its text begins in that of its paragraph. */
  from: number;
  /** How it is formatted; pieces of one format look alike. */
  format: string;
  /** Whether a field works it out, such as the number of a page. */
  isFixed: boolean;
}

export interface Paragraph {
  text: string;
  pieces: readonly Piece[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (xml: string): string =>
  xml.replace(/[\r\n]/g, " ").replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return name === undefined ? String.fromCodePoint(code) : (entities[name] ?? whole);
  });

/** No part of it goes over a bracket, so that however a file is made it is gone through once. */
const token = new RegExp(
  [
    /<(?<shut>\/?)w:(?<properties>pPr|rPr)(?=[\s/>])[^<>]*>/,
    /<w:t(?:\s[^<>]*)?>(?<words>[^<]*)<\/w:t>/,
    /<w:(?<sign>tab|ptab|br|cr|noBreakHyphen|softHyphen|footnoteReference|endnoteReference|drawing|pict|object)(?=[\s/>])[^<>]*>/,
    /<w:instrText(?:\s[^<>]*)?>(?<instruction>[^<]*)<\/w:instrText>/,
    /<w:fldChar(?<field>\s[^<>]*)>/,
    /<(?<close>\/?)(?<element>w:p|w:r|w:hyperlink|w:fldSimple|w:del|w:moveFrom|mc:Fallback)(?=[\s/>])[^<>]*?(?<empty>\/?)>/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

interface Token {
  start: number;
  end: number;
  groups: Readonly<Record<string, string | undefined>>;
}

/** What stands between the properties of paragraphs and runs; those of a run as one, its format. */
function* tokensOf(xml: string): Generator<Token> {
  let within: { name: string; start: number; depth: number } | null = null;
  for (const { 0: whole, index: start, groups = {} } of xml.matchAll(token)) {
    const { properties, shut } = groups;
    const end = start + whole.length;
    if (within === null && properties === undefined) yield { start, end, groups };
    else if (properties === undefined || whole.endsWith("/>")) continue;
    else if (within === null) within = shut === "/" ? null : { name: properties, start, depth: 1 };
    else if (properties === within.name) {
      within.depth += shut === "/" ? -1 : 1;
      if (within.depth > 0) continue;
      if (properties === "rPr") yield { start: within.start, end, groups: { format: xml.slice(within.start, end) } };
      within = null;
    }
  }
}

const signs: Readonly<Record<string, string>> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", noBreakHyphen: "\u2011", softHyphen: "" };
/** What is read past: words that were taken away or moved, and what stands in for newer drawings. */
const passedOver: ReadonlySet<string> = new Set(["w:del", "w:moveFrom", "mc:Fallback"]);

interface Open {
  pieces: Piece[];
  length: number;
  format: string;
  link: string;
  /** Pieces from which on each open field began. */
  fields: number[];
  /** What the last field works out. */
  instruction: string;
}

/** Fields that show a number, of which a file may not say which. */
const shows = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SEQ|REF|PAGEREF|NOTEREF)\b/;
/** What stands for a number that is not said. */
const unsaid = "#";

/** What of a field a change of language leaves: a number, not a title. */
const isWorkedOut = (pieces: readonly Piece[]): boolean => !/\p{L}{2}/u.test(pieces.map(({ text }) => text).join(""));

/** What nobody sees: in which language words are checked. */
const unseen = /<w:(?:lang|noProof)(?=[ />])[^>]*\/>/g;
const looksOf = (format: string): string => (format.replace(unseen, "") === "<w:rPr></w:rPr>" ? "" : format.replace(unseen, ""));

function endField(paragraph: Open, at: number): void {
  const began = paragraph.fields.pop();
  if (began === undefined) return;
  if (began === paragraph.pieces.length && shows.test(paragraph.instruction))
    paragraph.length = add(paragraph, { start: at, end: at, kind: "words", text: unsaid });
  const result = paragraph.pieces.slice(began);
  if (isWorkedOut(result)) for (const piece of result) piece.isFixed = true;
}

function add({ pieces, format, link, ...paragraph }: Open, place: Pick<Piece, "start" | "end" | "kind" | "text">): number {
  pieces.push({ ...place, from: paragraph.length, format: link + format, isFixed: false });
  return paragraph.length + place.text.length;
}

/** The paragraphs of a part, those in text boxes among them, in the order in which they begin. */
export function readParagraphs(xml: string): Paragraph[] {
  const all: Open[] = [];
  const open: Open[] = [];
  let past = 0;
  for (const { start, end, groups } of tokensOf(xml)) {
    const { words, sign, format, instruction, element, close = "", empty = "" } = groups;
    const field = /w:fldCharType="(\w+)"/.exec(groups["field"] ?? "")?.[1];
    const paragraph = open.at(-1);
    const place = { start, end };
    if (element !== undefined && passedOver.has(element)) past += empty === "/" ? 0 : close === "/" ? -1 : 1;
    else if (past > 0) continue;
    else if (element === "w:p" && close === "/") open.pop();
    else if (element === "w:p") {
      const begun: Open = { pieces: [], length: 0, format: "", link: "", fields: [], instruction: "" };
      all.push(begun);
      if (empty === "") open.push(begun);
    } else if (paragraph === undefined || empty === "/") continue;
    else if (words !== undefined) paragraph.length = add(paragraph, { ...place, kind: "words", text: unescaped(words) });
    else if (sign !== undefined) paragraph.length = add(paragraph, { ...place, ...ofSign(sign) });
    else if (format !== undefined) paragraph.format = looksOf(format);
    else if (field === "begin" || (element === "w:fldSimple" && close === "")) paragraph.fields.push(paragraph.pieces.length);
    else if (field === "separate") paragraph.fields.splice(-1, 1, paragraph.pieces.length);
    else if (field === "end" || element === "w:fldSimple") endField(paragraph, start);
    else if (instruction !== undefined) paragraph.instruction = instruction;
    else if (element === "w:r" && close === "") paragraph.format = "";
    else if (element === "w:hyperlink") paragraph.link = close === "/" ? "" : xml.slice(start, end);
  }
  return all.map(({ pieces }) => ({ pieces, text: pieces.map(({ text }) => text).join("") }));
}

function ofSign(sign: string): Pick<Piece, "kind" | "text"> {
  const text = signs[sign];
  if (text === undefined) return { kind: "note", text: "" };
  return { kind: /[\t\n]/.test(text) ? "mark" : "words", text };
}
