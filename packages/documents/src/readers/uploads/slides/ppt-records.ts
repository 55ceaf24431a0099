/** A record of a binary presentation; containers hold further records. */
export interface PptRecord {
  type: number;
  instance: number;
  container: boolean;
  data: Buffer;
}

/** Types of the records that are looked into. */
export const pptTypes = {
  document: 1000,
  slide: 1006,
  slideAtom: 1007,
  slidePlace: 1011,
  outlineReference: 3998,
  textHeader: 3999,
  textCharacters: 4000,
  textBytes: 4008,
  string: 4026,
  slideList: 4080,
  userEdit: 4085,
  places: 6002,
  comment: 12_000,
  shapeGroup: 0xf003,
  shape: 0xf004,
  textbox: 0xf00d,
  anchor: 0xf010,
} as const;

/** The record at a place; null where what stands there reaches beyond the end. */
export function recordAt(stream: Buffer, at: number): PptRecord | null {
  if (at < 0 || at + 8 > stream.length) return null;
  const head = stream.readUInt16LE(at);
  const end = at + 8 + stream.readUInt32LE(at + 4);
  if (end > stream.length) return null;
  return { type: stream.readUInt16LE(at + 2), instance: head >> 4, container: (head & 15) === 15, data: stream.subarray(at + 8, end) };
}

/** The records one after the other; what follows a broken one is left out. */
export function recordsIn(data: Buffer): PptRecord[] {
  const records: PptRecord[] = [];
  for (let at = 0, record = recordAt(data, 0); record; record = recordAt(data, at)) {
    records.push(record);
    at += 8 + record.data.length;
  }
  return records;
}

/** All records of a type within a container, however deep. */
export function recordsWithin(container: PptRecord, type: number, depth = 0): PptRecord[] {
  if (!container.container || depth > 50) return [];
  return recordsIn(container.data).flatMap((record) => (record.type === type ? [record] : recordsWithin(record, type, depth + 1)));
}
