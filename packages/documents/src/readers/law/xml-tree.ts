import { SaxesParser } from "saxes";
import { UnreadableError } from "../corpus-file.ts";

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** What may stand before the root of an XML text: white space, instructions, comments, a document type. */
const beforeRoot = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)/;
const headLength = 20_000;
/** No law is nested so deep; a text that is was made to exhaust the reader. */
const deepest = 200;

/** The opening tag of the root, `<Regulation lang="en">`; empty where there is none. */
export function rootTag(text: string): string {
  let head = text.slice(0, headLength).replace(/^\uFEFF/, "");
  for (let before = beforeRoot.exec(head); before !== null; before = beforeRoot.exec(head)) head = head.slice(before[0].length);
  return /^<[\w:.-]+(?:\s[^>]*)?\/?>/.exec(head)?.[0] ?? "";
}

/** Name of the root element; empty where a text begins with none. */
export const rootName = (text: string): string => /^<([\w:.-]+)/.exec(rootTag(text))?.[1] ?? "";

/** Entities of XHTML that official texts use without declaring them. */
const entities: Readonly<Record<string, string>> = {
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  sect: "§",
  para: "¶",
  euro: "€",
  shy: "",
  deg: "°",
  times: "×",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  le: "≤",
  ge: "≥",
  micro: "µ",
  middot: "·",
};

/** Refuses a text whose last bytes are missing, which arrives with every sign of success. */
export function assertWhole(text: string): void {
  const root = rootName(text);
  if (root === "") throw new UnreadableError("does not begin with an XML element");
  const selfClosed = rootTag(text).endsWith("/>");
  if (!selfClosed && !text.slice(-2000).includes(`</${root}>`)) throw new UnreadableError(`is cut off: it does not end with </${root}>`);
}

/** Reads an XML text whose root must be one of those named. */
export function parseXml(text: string, roots: readonly string[]): XmlElement {
  const root = rootName(text);
  if (!roots.includes(root)) throw new UnreadableError(`has the root <${root}> where <${roots.join("> or <")}> was expected`);
  assertWhole(text);
  return treeOf(text);
}

function treeOf(text: string): XmlElement {
  const document: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [document];
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, entities);
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (open.push(element) > deepest) throw new UnreadableError("is nested deeper than any law is");
  });
  parser.on("closetag", () => void open.pop());
  for (const kind of ["text", "cdata"] as const) parser.on(kind, (value) => void open.at(-1)?.children.push(value));
  parser.on("error", (error) => {
    throw new UnreadableError(`is not well-formed XML: ${error.message}`);
  });
  parser.write(text).close();
  return document.children.find((child) => typeof child !== "string") ?? document;
}

/** The elements directly below, in their order; only those of the names where some are given. */
export function elementsIn(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element?.children ?? [])
    if (typeof child !== "string" && (names.length === 0 || names.includes(child.name))) found.push(child);
  return found;
}

/** The first element of a name directly below. */
export const elementIn = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined => elementsIn(element, ...names)[0];

/** Every element of the names below one, not looking inside those found. */
export function elementsWithin(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return elementsIn(element).flatMap((child) => (names.includes(child.name) ? [child] : elementsWithin(child, ...names)));
}

/** All words in an element as they stand, without those in elements that are skipped. */
export function wordsIn(element: XmlElement | undefined, skip: ReadonlySet<string> = new Set()): string {
  if (element === undefined) return "";
  return element.children.map((child) => (typeof child === "string" ? child : skip.has(child.name) ? "" : wordsIn(child, skip))).join("");
}
