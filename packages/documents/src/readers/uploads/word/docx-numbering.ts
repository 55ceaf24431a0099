import type { OfficePackage } from "../office-package.ts";
import { type XmlNode, attributeOf, childOf, elementsOf, isOn, valueOf } from "../xml.ts";
import { ListCounters, type ListLevel, levelNumber } from "./list-counters.ts";

/** A paragraph's place in a list: the list's number in the file and its level from 0. */
export interface ListPlace {
  list: string;
  level: number;
}

interface List {
  /** The definition whose count the list goes on with. */
  definition: string;
  levels: ListLevel[];
  restarts: Map<number, number>;
}

/** The lists of a Word document, which number its paragraphs in reading order. */
export class DocxNumbering {
  readonly #lists: ReadonlyMap<string, List>;
  readonly #counters = new ListCounters();

  private constructor(lists: ReadonlyMap<string, List>) {
    this.#lists = lists;
  }

  static async read(file: OfficePackage, path: string | null): Promise<DocxNumbering> {
    const root = path === null ? null : await file.tree(path);
    return new DocxNumbering(root ? listsOf(root) : new Map());
  }

  /** Whether paragraphs of the list show anything as items: list 0 takes a paragraph out of the lists of its style. */
  isList({ list }: ListPlace): boolean {
    return this.#lists.has(list);
  }

  /** The number that the next paragraph of the list shows; empty where it shows a sign or nothing. */
  next({ list, level }: ListPlace): string {
    const own = this.#lists.get(list);
    if (!own) return "";
    for (const [at, start] of own.restarts) this.#counters.restartOnce(list, own.definition, at, start);
    return this.#counters.next(own.definition, own.levels, level);
  }
}

function listsOf(root: XmlNode): Map<string, List> {
  const definitions = definitionsOf(root);
  const lists = new Map<string, List>();
  for (const node of elementsOf(root)) {
    if (node.name !== "num") continue;
    const definition = valueOf(node, "abstractNumId") ?? "";
    const levels = [...(definitions.get(definition) ?? [])];
    lists.set(attributeOf(node, "numId") ?? "", { definition, levels, restarts: overridden(node, levels) });
  }
  return lists;
}

/** Puts in the levels a list has of its own, and tells where it begins anew. */
function overridden(node: XmlNode, levels: ListLevel[]): Map<number, number> {
  const restarts = new Map<number, number>();
  for (const override of elementsOf(node)) {
    if (override.name !== "lvlOverride") continue;
    const at = levelNumber(attributeOf(override, "ilvl") ?? "0");
    if (at === null) continue;
    const own = childOf(override, "lvl");
    if (own) levels[at] = levelOf(own);
    const start = valueOf(override, "startOverride");
    if (start !== null) restarts.set(at, Number(start));
  }
  return restarts;
}

/** The levels of each definition; one that only names a list style has the levels of the definition that is that style. */
function definitionsOf(root: XmlNode): Map<string, ListLevel[]> {
  const nodes = elementsOf(root).filter(({ name }) => name === "abstractNum");
  const styles = new Map(nodes.map((node) => [valueOf(node, "styleLink"), node]));
  styles.delete(null);
  return new Map(
    nodes.map((node) => {
      const levels = levelsOf(styles.get(valueOf(node, "numStyleLink")) ?? node);
      return [attributeOf(node, "abstractNumId") ?? "", levels];
    }),
  );
}

function levelsOf(node: XmlNode): ListLevel[] {
  const levels: ListLevel[] = [];
  for (const level of elementsOf(node)) {
    const at = level.name === "lvl" ? levelNumber(attributeOf(level, "ilvl") ?? "0") : null;
    if (at !== null) levels[at] = levelOf(level);
  }
  return levels;
}

function levelOf(node: XmlNode): ListLevel {
  const restart = valueOf(node, "lvlRestart");
  return {
    format: valueOf(node, "numFmt") ?? "decimal",
    pattern: valueOf(node, "lvlText") ?? "",
    start: Number(valueOf(node, "start") ?? 0),
    restart: restart === null ? null : Number(restart),
    plainFigures: isOn(node, "isLgl"),
  };
}
