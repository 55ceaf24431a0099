/** A record of a binary workbook: its type, and its bytes with those of the records that continue it. */
export interface BiffRecord {
  type: number;
  /** Where it begins in the stream. */
  at: number;
  data: Buffer;
  /** What continues it, each piece as it stands in the file: texts that are cut apart say anew how their characters are written. */
  continued: Buffer[];
}

const continuation = 0x3c;

/** The records of a stream from a place on; throws where one goes beyond its end. */
export function* recordsOf(stream: Buffer, from = 0): Generator<BiffRecord> {
  let at = from;
  while (at + 4 <= stream.length) {
    const record: BiffRecord = { type: stream.readUInt16LE(at), at, data: dataAt(stream, at), continued: [] };
    at += 4 + record.data.length;
    while (at + 4 <= stream.length && stream.readUInt16LE(at) === continuation) {
      const piece = dataAt(stream, at);
      record.continued.push(piece);
      at += 4 + piece.length;
    }
    yield record;
  }
}

function dataAt(stream: Buffer, at: number): Buffer {
  const end = at + 4 + stream.readUInt16LE(at + 2);
  if (end > stream.length) throw new RangeError("a record goes beyond the end of the file");
  return stream.subarray(at + 4, end);
}
