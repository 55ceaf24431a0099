/** A part of a stream. */
export interface Piece {
  bytes: Buffer;
  isLast: boolean;
}

/**
 * A stream in pieces of one size, of which only the last may be shorter. One is held back until more follows, so that the last
 * is known as such; a stream without bytes is one empty piece.
 */
export async function* inPieces(stream: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Piece, void> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    held.push(part);
    length += part.length;
    if (length <= size) continue;
    const all = Buffer.concat(held, length);
    let at = 0;
    for (; all.length - at > size; at += size) yield { bytes: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    length = all.length - at;
  }
  yield { bytes: Buffer.concat(held, length), isLast: true };
}
