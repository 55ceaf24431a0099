/** What a reader and whoever started it say to each other: JSON behind its length in four bytes, so that no part of a file can end a frame. */
const head = 4;

/** Largest frame in bytes. */
const longest = 8 * 1024 * 1024;

/** What came is no frame, or more than is taken. */
export class BadFrame extends Error {
  override name = "BadFrame";
}

/** Nothing more came where something had to. */
export class CutOff extends Error {
  override name = "CutOff";
}

export function framed(value: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(value));
  const length = Buffer.alloc(head);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/** The values of frames as they come; throws `BadFrame` for anything else and for more than `most` bytes, `CutOff` where one does not end. */
export async function* framesOf(stream: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<unknown, void> {
  let waiting: Buffer[] = [];
  let [held, taken, wanted] = [0, 0, head];
  for await (const chunk of stream) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    held += chunk.length;
    taken += chunk.length;
    if (taken > most) throw new BadFrame("more was sent than is taken");
    while (held >= wanted) {
      const all = joined(waiting);
      const length = all.readUInt32BE();
      if (length > longest) throw new BadFrame("a frame is too long");
      wanted = head + length;
      waiting = [all];
      if (held < wanted) break;
      yield valueOf(all.subarray(head, wanted));
      waiting = [all.subarray(wanted)];
      held -= wanted;
      wanted = head;
    }
  }
  if (held > 0) throw new CutOff("the last frame was cut off");
}

/** Pieces are joined once a frame may be whole, not with each that comes. */
const joined = (pieces: Buffer[]): Buffer => (pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces));

function valueOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new BadFrame("a frame is no JSON");
  }
}
