import { SaxesParser, type SaxesTagPlain } from "saxes";
import { readingLimits } from "./limits.ts";
import { UnreadError } from "./unread.ts";

/** An element with its local name; attributes keep the names they have in the file. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlNode | string)[];
}

type Chunks = AsyncIterable<Uint8Array>;
type Wanted = (name: string, parent: string) => boolean;

/** The root element with all that is in it. */
export async function readTree(chunks: Chunks): Promise<XmlNode> {
  let root: XmlNode | null = null;
  await readElements(
    chunks,
    (_name, parent) => parent === "",
    (node) => {
      root = node;
    },
  );
  if (root === null) throw new UnreadError("damaged", "a part holds no XML");
  return root;
}

/** Reads XML as it comes and hands over the wanted elements, outermost first, so that never more than one is held. Document types are refused: they are where entities grow and files are named. */
export async function readElements(chunks: Chunks, wanted: Wanted, take: (node: XmlNode) => void): Promise<void> {
  const parser = new SaxesParser();
  const trees = new TreeBuilder(wanted, take);
  parser.on("doctype", () => {
    throw new UnreadError("damaged", "a part of XML has a document type");
  });
  parser.on("opentag", (tag) => trees.open(tag));
  parser.on("text", (text) => trees.text(text));
  parser.on("cdata", (text) => trees.text(text));
  parser.on("closetag", () => trees.close());
  for await (const text of decoded(chunks)) parser.write(text);
  parser.close();
}

async function* decoded(chunks: Chunks): AsyncGenerator<string> {
  let decoder = new TextDecoder();
  let begun = false;
  for await (const chunk of chunks) {
    if (!begun) decoder = new TextDecoder(encodingOf(chunk));
    begun = true;
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** Builds the wanted elements and forgets the rest. What stands for readers of other formats, `Fallback`, would say everything twice. */
class TreeBuilder {
  readonly #wanted: Wanted;
  readonly #take: (node: XmlNode) => void;
  readonly #path: string[] = [];
  #open: XmlNode[] = [];
  #elements = 0;
  #skipped = 0;

  constructor(wanted: Wanted, take: (node: XmlNode) => void) {
    this.#wanted = wanted;
    this.#take = take;
  }

  open(tag: SaxesTagPlain): void {
    const name = localName(tag.name);
    const parent = this.#path.at(-1) ?? "";
    this.#path.push(name);
    if (this.#path.length > readingLimits.depth) throw new UnreadError("damaged", "XML is nested too deeply");
    if (this.#skipped > 0 || name === "Fallback") this.#skipped += 1;
    else if (this.#open.length > 0 || this.#wanted(name, parent)) this.#begin({ name, attributes: tag.attributes, children: [] });
  }

  text(text: string): void {
    if (this.#skipped === 0) this.#open.at(-1)?.children.push(text);
  }

  close(): void {
    this.#path.pop();
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const node = this.#open.pop();
    if (node && this.#open.length === 0) this.#take(node);
  }

  #begin(node: XmlNode): void {
    this.#elements = this.#open.length === 0 ? 1 : this.#elements + 1;
    if (this.#elements > readingLimits.elements) throw new UnreadError("too_large", "holds a table larger than is read");
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** An attribute by its local name; one without a prefix goes before one with. */
export function attributeOf({ attributes }: XmlNode, name: string): string | null {
  const own = attributes[name];
  if (own !== undefined) return own;
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key] ?? null;
  return null;
}

/** The attribute that names another part, which has a prefix where an `id` without one is the element's own. */
export function relationOf({ attributes }: XmlNode, name = "id"): string | null {
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key] ?? null;
  return null;
}

/** The elements directly within one. */
export function elementsOf(node: XmlNode): XmlNode[] {
  return node.children.filter((child) => typeof child !== "string");
}

/** The first element directly within one that has the name. */
export function childOf(node: XmlNode | null, name: string): XmlNode | null {
  for (const child of node?.children ?? []) if (typeof child !== "string" && child.name === name) return child;
  return null;
}

/** The `val` of the first element of that name directly within one. */
export function valueOf(node: XmlNode | null, name: string): string | null {
  const child = childOf(node, name);
  return child && attributeOf(child, "val");
}

/** Whether a property is set: there, and not turned off. */
export function isOn(node: XmlNode | null, name: string): boolean {
  const child = childOf(node, name);
  return child !== null && isTrue(attributeOf(child, "val") ?? "true");
}

/** Whether the value of an attribute is true in one of the ways that is written. */
export function isTrue(value: string | null): boolean {
  return value !== null && !/^(?:0|false|off)$/.test(value);
}

/** All elements of a name within one, in their order, not looking into those found. */
export function descendantsOf(node: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  for (const child of elementsOf(node)) {
    if (child.name === name) found.push(child);
    else found.push(...descendantsOf(child, name));
  }
  return found;
}

/** The characters directly within an element. */
export function textOf(node: XmlNode): string {
  return node.children.filter((child) => typeof child === "string").join("");
}
