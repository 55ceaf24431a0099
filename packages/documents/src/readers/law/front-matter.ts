import { isMap, isScalar, parseDocument, type Node } from "yaml";
import { UnreadableError } from "../corpus-file.ts";

export type FrontMatter = Readonly<Record<string, string>>;

/** The YAML between the opening `---` marks, every value as it is written and nesting flattened, and the body after it. */
export function splitFrontMatter(text: string): { fields: FrontMatter; body: string } | null {
  const match = /^\uFEFF?---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (match === null) return null;
  return { fields: fieldsOf(match[1] ?? ""), body: text.slice(match[0].length) };
}

function fieldsOf(block: string): FrontMatter {
  // With this schema `2026-02-27` and `007` stay the words they are.
  const document = parseDocument(block, { schema: "failsafe", uniqueKeys: false });
  const [problem] = document.errors;
  if (problem) throw new UnreadableError(`does not begin with valid YAML: ${problem.message.split("\n")[0] ?? ""}`);
  return Object.fromEntries(leavesOf(document.contents));
}

function leavesOf(node: Node | null): [string, string][] {
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }): [string, string][] => {
    if (isMap(value)) return leavesOf(value);
    return isScalar<string>(key) && isScalar<string>(value) ? [[key.value, value.value]] : [];
  });
}
