import { once } from "node:events";
import type { Readable } from "node:stream";

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

export const framed = (value: unknown): Buffer => headed(Buffer.from(JSON.stringify(value)));

/** Bytes behind their length. */
export function headed(body: Uint8Array): Buffer {
  const length = Buffer.alloc(head);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/** Takes bytes that stand behind their length from a stream that goes on after them; one that ends before is waited for in vain. */
export async function takeHeaded(stream: Readable): Promise<Uint8Array> {
  let taken = Buffer.alloc(0);
  let wanted = head;
  while (taken.length < wanted) {
    const chunk: unknown = stream.read();
    if (chunk instanceof Buffer) taken = Buffer.concat([taken, chunk]);
    else await once(stream, "readable");
    if (taken.length >= head) wanted = head + taken.readUInt32BE();
  }
  if (taken.length > wanted) stream.unshift(taken.subarray(wanted));
  return taken.subarray(head, wanted);
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
