import type { Segment } from "./postings.ts";

type Words = Uint16Array<ArrayBuffer>;
type Numbers = Uint32Array<ArrayBuffer>;
interface KeptLexicon {
  characters: Words;
  starts: Numbers;
  table: Numbers;
}

/** Everything the index holds, as it is written to a snapshot. */
export interface IndexState {
  words: KeptLexicon;
  terms: KeptLexicon;
  termOfWord: Numbers;
  keys: Float64Array<ArrayBuffer>;
  sources: Numbers;
  sections: Numbers;
  starts: Numbers;
  counts: Words;
  lengths: Words;
  low: Words;
  high: Uint8Array<ArrayBuffer>;
  segment: Segment;
}

const magic = 0x43_57_49_58;
const formatVersion = 2;
const headerWords = 4;

type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

const aligned = (length: number) => Math.ceil(length / 8) * 8;

/** FNV-1a over 32-bit words: tells a torn or altered file, not a malicious one. */
function checksum(words: Uint32Array): number {
  let hash = 2166136261;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ (words[at] ?? 0), 16777619);
  return hash >>> 0;
}

const columnsOf = ({ words, terms, segment, ...rest }: IndexState): Column[] => [
  words.characters,
  words.starts,
  words.table,
  terms.characters,
  terms.starts,
  terms.table,
  rest.termOfWord,
  rest.keys,
  rest.sources,
  rest.sections,
  rest.starts,
  rest.counts,
  rest.lengths,
  rest.low,
  rest.high,
  segment.terms,
  segment.starts,
  segment.docs,
  segment.weights,
];
const columnCount = 19;

/** Layout: magic, version, checksum, number of columns; each column's byte length as a double; then the columns, each aligned to 8. */
export function writeSnapshot(state: IndexState): Uint8Array<ArrayBuffer> {
  const columns = columnsOf(state);
  const start = headerWords * 4 + columns.length * 8;
  const bytes = new Uint8Array(columns.reduce((sum, column) => sum + aligned(column.byteLength), start));
  const header = new Uint32Array(bytes.buffer, 0, headerWords);
  const sizes = new Float64Array(bytes.buffer, headerWords * 4, columns.length);
  let offset = start;
  columns.forEach((column, nth) => {
    sizes[nth] = column.byteLength;
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offset);
    offset += aligned(column.byteLength);
  });
  header.set([magic, formatVersion, checksum(new Uint32Array(bytes.buffer, headerWords * 4)), columns.length]);
  return bytes;
}

/** The state a snapshot holds, or null where it is damaged or of another version; `isChecked` bytes are not summed again. */
export function readSnapshot(bytes: Uint8Array, isChecked = false): IndexState | null {
  if (bytes.length < headerWords * 4 || bytes.length % 8 !== 0) return null;
  const buffer = bufferOf(bytes);
  const [foundMagic, version, sum, count] = new Uint32Array(buffer, 0, headerWords);
  if (foundMagic !== magic || version !== formatVersion || count !== columnCount) return null;
  if (bytes.length < headerWords * 4 + count * 8) return null;
  if (!isChecked && checksum(new Uint32Array(buffer, headerWords * 4)) !== sum) return null;
  return stateOf(buffer, new Float64Array(buffer, headerWords * 4, count));
}

/** The buffer itself where the bytes fill it, so that a large index is not copied. */
function bufferOf(bytes: Uint8Array): ArrayBuffer {
  if (bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength) return bytes.buffer;
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

function stateOf(buffer: ArrayBuffer, sizes: Float64Array): IndexState {
  let offset = headerWords * 4 + sizes.length * 8;
  let nth = 0;
  const next = () => {
    const size = sizes[nth++] ?? 0;
    const place = offset;
    offset += aligned(size);
    return { place, size };
  };
  const of32 = ({ place, size } = next()) => new Uint32Array(buffer, place, size / 4);
  const of16 = ({ place, size } = next()) => new Uint16Array(buffer, place, size / 2);
  const of8 = ({ place, size } = next()) => new Uint8Array(buffer, place, size);
  const of64 = ({ place, size } = next()) => new Float64Array(buffer, place, size / 8);
  return {
    words: { characters: of16(), starts: of32(), table: of32() },
    terms: { characters: of16(), starts: of32(), table: of32() },
    termOfWord: of32(),
    keys: of64(),
    sources: of32(),
    sections: of32(),
    starts: of32(),
    counts: of16(),
    lengths: of16(),
    low: of16(),
    high: of8(),
    segment: { terms: of32(), starts: of32(), docs: of32(), weights: of8() },
  };
}
