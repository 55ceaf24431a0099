import { type XmlNode, attributeOf, childOf, elementsOf } from "../xml.ts";
import { builtInFormat } from "./number-format.ts";

/** The number format of each style a cell may have, in the order of their numbers. */
export function formatsOfStyles(root: XmlNode | null): string[] {
  const own = new Map(
    childrenOf(root, "numFmts").map((node) => [attributeOf(node, "numFmtId") ?? "", attributeOf(node, "formatCode") ?? "General"]),
  );
  return childrenOf(root, "cellXfs").map((node) => {
    const id = attributeOf(node, "numFmtId") ?? "0";
    return own.get(id) ?? builtInFormat(Number(id));
  });
}

function childrenOf(root: XmlNode | null, name: string): XmlNode[] {
  const list = childOf(root, name);
  return list ? elementsOf(list) : [];
}
