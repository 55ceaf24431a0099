/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import type { Segment } from "./segment.ts";

/** Everything the index holds, as it is written to a snapshot. */
export interface IndexState {
  terms: string[];
  keys: Float64Array<ArrayBuffer>;
  lengths: Uint16Array<ArrayBuffer>;
  sections: Uint32Array<ArrayBuffer>;
  segment: Segment;
}

const magic = 0x43_57_49_58;
const formatVersion = 1;
const headerWords = 4;

type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

const aligned = (length: number) => Math.ceil(length / 8) * 8;

/** FNV-1a over 32-bit words: tells a torn or altered file, not a malicious one. */
function checksum(words: Uint32Array): number {
  let hash = 2166136261;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words[at]!, 16777619);
  return hash >>> 0;
}

function columnsOf({ terms, keys, lengths, sections, segment }: IndexState): Column[] {
  const names = new TextEncoder().encode(terms.join("\n"));
  return [
    names,
    keys,
    lengths,
    sections,
    segment.terms,
    segment.starts,
    segment.places,
    segment.slots,
    segment.weights,
    segment.counts,
    segment.positions,
  ];
}

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

/** The state a snapshot holds, or null where it is damaged or of another version. */
export function readSnapshot(bytes: Uint8Array): IndexState | null {
  if (bytes.length < headerWords * 4 || bytes.length % 8 !== 0) return null;
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  const [foundMagic, version, sum, count] = new Uint32Array(buffer, 0, headerWords);
  if (foundMagic !== magic || version !== formatVersion || count !== 11) return null;
  if (bytes.length < headerWords * 4 + count * 8 || checksum(new Uint32Array(buffer, headerWords * 4)) !== sum) return null;
  return stateOf(buffer, new Float64Array(buffer, headerWords * 4, count));
}

function stateOf(buffer: ArrayBuffer, sizes: Float64Array): IndexState {
  let offset = headerWords * 4 + sizes.length * 8;
  const places = Array.from(sizes, (size) => {
    const place = { offset, size };
    offset += aligned(size);
    return place;
  });
  const place = (nth: number) => places[nth] ?? { offset: 0, size: 0 };
  const of32 = (nth: number) => new Uint32Array(buffer, place(nth).offset, place(nth).size / 4);
  const of16 = (nth: number) => new Uint16Array(buffer, place(nth).offset, place(nth).size / 2);
  const of8 = (nth: number) => new Uint8Array(buffer, place(nth).offset, place(nth).size);
  const names = new TextDecoder().decode(of8(0));
  return {
    terms: names === "" ? [] : names.split("\n"),
    keys: new Float64Array(buffer, place(1).offset, place(1).size / 8),
    lengths: of16(2),
    sections: of32(3),
    segment: {
      terms: of32(4),
      starts: of32(5),
      places: of32(6),
      slots: of32(7),
      weights: of8(8),
      counts: of8(9),
      positions: of16(10),
    },
  };
}
