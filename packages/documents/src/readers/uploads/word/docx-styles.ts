import type { OfficePackage } from "../office-package.ts";
import { type XmlNode, attributeOf, childOf, elementsOf, isOn, valueOf } from "../xml.ts";
import type { ListPlace } from "./docx-numbering.ts";
import { levelNumber } from "./list-counters.ts";

/** What a style says of its paragraphs that matters for their text. */
export interface DocxStyle {
  /** 1 to 9 of headings, 0 otherwise. */
  heading: number;
  list: string | null;
  listLevel: number;
  hidden: boolean;
}

const unstyled: DocxStyle = { heading: 0, list: null, listLevel: 0, hidden: false };

/** The styles of a Word document by their ids, each with what it has from those it is based on. */
export class DocxStyles {
  readonly #nodes: ReadonlyMap<string, XmlNode>;
  readonly #resolved = new Map<string, DocxStyle>();
  readonly #usual: string | null;

  private constructor(nodes: readonly XmlNode[]) {
    this.#nodes = new Map(nodes.map((node) => [attributeOf(node, "styleId") ?? "", node]));
    const usual = nodes.find((node) => attributeOf(node, "type") === "paragraph" && attributeOf(node, "default") === "1");
    this.#usual = usual ? attributeOf(usual, "styleId") : null;
  }

  static async read(file: OfficePackage, path: string | null): Promise<DocxStyles> {
    const root = path === null ? null : await file.tree(path);
    return new DocxStyles(root ? elementsOf(root).filter(({ name }) => name === "style") : []);
  }

  /** A style by its id; the usual style of paragraphs where none is given. */
  of(id: string | null): DocxStyle {
    return this.#resolve(id ?? this.#usual ?? "", 0);
  }

  /** Whether a style of characters hides them. */
  hides(id: string | null): boolean {
    return id !== null && this.#resolve(id, 0).hidden;
  }

  #resolve(id: string, depth: number): DocxStyle {
    const known = this.#resolved.get(id);
    if (known) return known;
    const node = this.#nodes.get(id);
    if (!node || depth > 20) return unstyled;
    const base = valueOf(node, "basedOn");
    const style = ownStyle(node, base === null ? unstyled : this.#resolve(base, depth + 1));
    this.#resolved.set(id, style);
    return style;
  }
}

function ownStyle(node: XmlNode, base: DocxStyle): DocxStyle {
  const paragraph = childOf(node, "pPr");
  const { list, level } = listPlaceOf(paragraph);
  return {
    heading: headingByOutline(paragraph) ?? headingByName(valueOf(node, "name") ?? "") ?? base.heading,
    list: list ?? base.list,
    listLevel: level ?? base.listLevel,
    hidden: base.hidden || isOn(childOf(node, "rPr"), "vanish"),
  };
}

/** The list and level that properties of a paragraph or a style state. */
function listPlaceOf(properties: XmlNode | null): { list: string | null; level: number | null } {
  const numbering = childOf(properties, "numPr");
  const level = valueOf(numbering, "ilvl");
  return { list: valueOf(numbering, "numId"), level: level === null ? null : levelNumber(level) };
}

/** Level 10 in the outline, written as 9, is text. */
export function headingByOutline(properties: XmlNode | null): number | null {
  const level = valueOf(properties, "outlineLvl");
  if (level === null) return null;
  return Number(level) < 9 ? Number(level) + 1 : 0;
}

function headingByName(name: string): number | null {
  const level = /^heading\s*([1-9])$/i.exec(name)?.[1];
  if (level) return Number(level);
  return /^title$/i.test(name) ? 1 : null;
}

/** The place in a list of a paragraph with a style; null where it is in none. */
export function placeInList(properties: XmlNode | null, style: DocxStyle): ListPlace | null {
  const own = listPlaceOf(properties);
  const list = own.list ?? style.list;
  if (list === null || list === "0") return null;
  return { list, level: own.level ?? style.listLevel };
}
