export type FrontMatter = Readonly<Record<string, string>>;

/** The `key: value` lines between the opening `---` marks, nesting flattened, and the body after them. */
export function splitFrontMatter(text: string): { fields: FrontMatter; body: string } | null {
  const match = /^\uFEFF?---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (match === null) return null;
  return { fields: fieldsOf(match[1] ?? ""), body: text.slice(match[0].length) };
}

function fieldsOf(block: string): FrontMatter {
  const fields: Record<string, string> = {};
  let key: string | null = null;
  for (const line of block.split("\n")) {
    const pair = /^\s*([A-Za-z_]\w*):(?:\s+(.*))?$/.exec(line);
    if (pair?.[1] !== undefined) {
      key = pair[1];
      fields[key] = (pair[2] ?? "").trim();
    } else if (key !== null) {
      fields[key] = `${fields[key] ?? ""} ${line.trim()}`.trim();
    }
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, unquote(value)]));
}

function unquote(value: string): string {
  if (value.length > 1 && value.startsWith('"') && value.endsWith('"')) return value.slice(1, -1).replaceAll('\\"', '"');
  if (value.length > 1 && value.startsWith("'") && value.endsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return value;
}
