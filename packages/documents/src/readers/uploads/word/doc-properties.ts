/** Codes of the properties that matter for the text. */
export const propertyCodes = {
  deleted: 0x0800,
  hidden: 0x083c,
  symbol: 0x6a09,
  inTable: 0x2416,
  rowEnd: 0x2417,
  listLevel: 0x260a,
  outline: 0x2640,
  list: 0x460b,
} as const;

const tableDefinition = 0xd608;
const tabs = 0xc615;
/** Bytes of a value by the upper bits of its code; 0 where the value says so itself. */
const sizes = [1, 1, 2, 4, 2, 2, 0, 3];

/** The values of properties by their codes; the last of each holds. What is cut off is left out. */
export function propertiesOf(data: Buffer): Map<number, Buffer> {
  const properties = new Map<number, Buffer>();
  let at = 0;
  while (at + 3 <= data.length) {
    const code = data.readUInt16LE(at);
    const [start, length] = valueAt(data, at + 2, code);
    if (start + length > data.length) break;
    properties.set(code, data.subarray(start, start + length));
    at = start + length;
  }
  return properties;
}

function valueAt(data: Buffer, at: number, code: number): [number, number] {
  const size = sizes[code >> 13] ?? 1;
  if (size > 0) return [at, size];
  if (code === tableDefinition) return [at + 2, at + 2 <= data.length ? Math.max(0, data.readUInt16LE(at) - 1) : 0];
  const told = data[at] ?? 0;
  if (code !== tabs || told !== 255) return [at + 1, told];
  const removed = data[at + 1] ?? 0;
  const added = data[at + 2 + removed * 4] ?? 0;
  return [at + 1, 2 + removed * 4 + added * 3];
}

/** Bytes of the file, from one to another, that share properties. */
export interface PropertyRun {
  start: number;
  end: number;
  /** Number of the style; 0 of characters. */
  style: number;
  data: Buffer;
}

const pageBytes = 512;

/** The runs of a table of pages: of paragraphs, or of characters. */
export function propertyRuns(main: Buffer, pages: Buffer, of: "paragraphs" | "characters"): PropertyRun[] {
  const count = Math.max(0, Math.floor((pages.length - 4) / 8));
  const runs: PropertyRun[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const at = (pages.readUInt32LE((count + 1) * 4 + nth * 4) & 0x3f_ffff) * pageBytes;
    const page = main.subarray(at, at + pageBytes);
    if (page.length === pageBytes) runs.push(...runsOfPage(page, of));
  }
  return runs.toSorted((one, other) => one.start - other.start);
}

function runsOfPage(page: Buffer, of: "paragraphs" | "characters"): PropertyRun[] {
  const count = page.readUInt8(pageBytes - 1);
  const width = of === "paragraphs" ? 13 : 1;
  const runs: PropertyRun[] = [];
  for (let nth = 0; nth < count && (count + 1) * 4 + nth * width < pageBytes; nth += 1) {
    const at = page.readUInt8((count + 1) * 4 + nth * width) * 2;
    const own = of === "paragraphs" ? paragraphAt(page, at) : charactersAt(page, at);
    runs.push({ start: page.readUInt32LE(nth * 4), end: page.readUInt32LE(nth * 4 + 4), ...own });
  }
  return runs;
}

function charactersAt(page: Buffer, at: number): { style: number; data: Buffer } {
  return { style: 0, data: at === 0 ? Buffer.alloc(0) : page.subarray(at + 1, at + 1 + page.readUInt8(at)) };
}

function paragraphAt(page: Buffer, at: number): { style: number; data: Buffer } {
  if (at === 0) return { style: 0, data: Buffer.alloc(0) };
  const words = page.readUInt8(at);
  const [start, length] = words === 0 ? [at + 2, page.readUInt8(at + 1) * 2] : [at + 1, words * 2 - 1];
  const data = page.subarray(start, start + length);
  return data.length < 2 ? { style: 0, data: Buffer.alloc(0) } : { style: data.readUInt16LE(0), data: data.subarray(2) };
}

/** The run that a byte of the file stands in; null where none does. */
export function runAt(runs: readonly PropertyRun[], place: number): PropertyRun | null {
  let [low, high] = [0, runs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  return run && run.start <= place && place < run.end ? run : null;
}
