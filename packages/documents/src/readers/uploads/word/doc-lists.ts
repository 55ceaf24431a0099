import { ListCounters, type ListLevel } from "./list-counters.ts";

const formats: Readonly<Record<number, string>> = {
  0: "decimal",
  1: "upperRoman",
  2: "lowerRoman",
  3: "upperLetter",
  4: "lowerLetter",
  5: "ordinal",
  22: "decimalZero",
  23: "bullet",
  255: "none",
};

interface Use {
  definition: number;
  levels: ListLevel[];
  starts: [number, number][];
}

/** The lists of a binary document, which number its paragraphs in reading order. */
export class DocLists {
  readonly #uses: readonly Use[];
  readonly #counters = new ListCounters();

  /** Takes the table of definitions, what follows it, and the table of their uses. */
  constructor(definitions: Buffer, levels: Buffer, uses: Buffer) {
    this.#uses = definitions.length >= 2 && uses.length >= 4 ? usesOf(uses, levelsOf(definitions, levels)) : [];
  }

  /** Whether paragraphs that name a use, counted from 1, are items. */
  isList(use: number): boolean {
    return this.#uses[use - 1] !== undefined;
  }

  /** The number that the next paragraph shows; empty where it shows a sign or nothing. */
  next(use: number, level: number): string {
    const own = this.#uses[use - 1];
    if (!own) return "";
    const count = String(own.definition);
    for (const [at, start] of own.starts) this.#counters.restartOnce(String(use), count, at, start);
    return this.#counters.next(count, own.levels, level);
  }
}

/** Levels of all definitions by the definition's own number: one of simple lists, nine of others, written one after the other. */
function levelsOf(definitions: Buffer, levels: Buffer): Map<number, ListLevel[]> {
  const count = definitions.readUInt16LE(0);
  const all = new Map<number, ListLevel[]>();
  let at = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const head = 2 + nth * 28;
    const simple = (definitions.readUInt8(head + 26) & 1) !== 0;
    const own: ListLevel[] = [];
    for (let level = 0; level < (simple ? 1 : 9); level += 1) {
      const read = levelAt(levels, at);
      own.push(read.level);
      at = read.end;
    }
    all.set(definitions.readInt32LE(head), own);
  }
  return all;
}

function levelAt(data: Buffer, at: number): { level: ListLevel; end: number } {
  const flags = data.readUInt8(at + 5);
  const text = at + 28 + data.readUInt8(at + 24) + data.readUInt8(at + 25);
  const end = text + 2 + data.readUInt16LE(text) * 2;
  if (end > data.length) throw new RangeError("a level of a list goes beyond its table");
  const noRestart = (flags & 8) !== 0;
  const level: ListLevel = {
    start: data.readInt32LE(at),
    format: formats[data.readUInt8(at + 4)] ?? "decimal",
    pattern: patternOf(data.toString("utf16le", text + 2, end)),
    restart: noRestart ? data.readUInt8(at + 26) : null,
    plainFigures: (flags & 4) !== 0,
  };
  return { level, end };
}

/** Characters below nine stand for the numbers of levels. */
function patternOf(text: string): string {
  return Array.from(text.replaceAll("%", ""), (sign) => {
    const code = sign.charCodeAt(0);
    return code < 9 ? `%${code + 1}` : sign;
  }).join("");
}

function usesOf(data: Buffer, definitions: ReadonlyMap<number, ListLevel[]>): Use[] {
  const count = Math.min(data.readUInt32LE(0), Math.floor((data.length - 4) / 16));
  const uses: Use[] = [];
  let at = 4 + count * 16;
  for (let nth = 0; nth < count; nth += 1) {
    const head = 4 + nth * 16;
    const definition = data.readInt32LE(head);
    const use: Use = { definition, levels: [...(definitions.get(definition) ?? [])], starts: [] };
    at = overridden(data, at + 4, data.readUInt8(head + 12), use);
    uses.push(use);
  }
  return uses;
}

/** Puts in the starts and levels that a use has of its own; gives where they end. */
function overridden(data: Buffer, start: number, count: number, use: Use): number {
  let at = start;
  for (let nth = 0; nth < count && at + 8 <= data.length; nth += 1) {
    const flags = data.readUInt32LE(at + 4);
    const level = flags & 15;
    if ((flags & 16) !== 0) use.starts.push([level, data.readInt32LE(at)]);
    at += 8;
    if ((flags & 32) === 0) continue;
    const own = levelAt(data, at);
    use.levels[level] = own.level;
    at = own.end;
  }
  return at;
}
