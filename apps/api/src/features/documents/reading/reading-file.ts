import { promisify } from "node:util";
import { gunzip, gzip, gzipSync } from "node:zlib";
import type { ReadBlock, ReadPart } from "./read-part.ts";
import { fromPoints, packedNumbers } from "./word-numbers.ts";

/**
 * What was read of a file, as it is kept: for each part two pieces, its text, packed by itself, and its words' places, each
 * behind its length in four bytes. Whoever wants one part unpacks that one alone.
 */
const head = 4;

const inBackground = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes that a piece may have unpacked. */
const longest = 512 * 1024 * 1024;

/** Bytes up to which packing takes less time than having it done elsewhere. */
const small = 64 * 1024;
const quickly = { level: 4 };

const packedText = async (text: Buffer): Promise<Buffer> => (text.length > small ? inBackground(text, quickly) : gzipSync(text, quickly));

function piece(body: Uint8Array): Buffer {
  const length = Buffer.alloc(head);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/** The bytes under which parts are kept, made while they come. */
export async function* packed(parts: AsyncIterable<ReadPart>): AsyncGenerator<Uint8Array, void> {
  for await (const { blocks, ...part } of parts) {
    const told = { ...part, blocks: blocks.map(({ kind, level, text, range }) => ({ kind, level, text, range })) };
    yield piece(await packedText(Buffer.from(JSON.stringify(told))));
    yield piece(together(blocks.map(({ words }) => words)));
  }
}

/** By which words are told from those of earlier programs: numbers of four bytes each, or JSON, either packed as the text is. */
const format = 2;
const [json, gzipped] = ["[".charCodeAt(0), 0x1f];

/** The words of each block behind how many bytes they are. */
function together(blocks: readonly Uint8Array[]): Uint8Array {
  const lengths = Uint32Array.from(blocks, ({ length }) => length);
  return Buffer.concat([
    Uint8Array.of(format),
    new Uint8Array(Uint32Array.of(lengths.length).buffer),
    new Uint8Array(lengths.buffer),
    ...blocks,
  ]);
}

async function apart(body: Buffer): Promise<Uint8Array[]> {
  if (body[0] === gzipped) return earlier(await opened(body));
  if (body[0] !== format) throw new Error("The places of words were kept by a later version.");
  const count = body.readUInt32LE(1);
  let at = 1 + wide * (count + 1);
  return Array.from({ length: count }, (_, nth) => {
    const length = body.readUInt32LE(1 + wide * (nth + 1));
    at += length;
    return new Uint8Array(body.subarray(at - length, at));
  });
}

const wide = Uint32Array.BYTES_PER_ELEMENT;

/** Words as earlier programs kept them. */
function earlier(bytes: Buffer): Uint8Array[] {
  if (bytes[0] === json) return (JSON.parse(bytes.toString("utf8")) as number[][]).map(fromPoints);
  // Numbers must begin at a multiple of four, which those of a buffer need not.
  const all = new Int32Array(new Uint8Array(bytes).buffer);
  const blocks: Uint8Array[] = [];
  for (let at = 1; at < all.length;) {
    const end = at + 1 + (all[at] ?? 0);
    blocks.push(packedNumbers(all.subarray(at + 1, end)));
    at = end;
  }
  return blocks;
}

/** A part without the places of its words. */
export type TextPart = Omit<ReadPart, "blocks"> & { blocks: Omit<ReadBlock, "words">[] };

/** The pieces of a kept reading, in their order. */
async function* pieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let waiting: Buffer[] = [];
  let [held, wanted] = [0, head];
  for await (const chunk of bytes) {
    waiting.push(Buffer.from(chunk));
    held += chunk.length;
    while (held >= wanted) {
      const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
      waiting = [all];
      wanted = head + all.readUInt32BE();
      if (held < wanted) break;
      yield all.subarray(head, wanted);
      waiting = [all.subarray(wanted)];
      held -= wanted;
      wanted = head;
    }
  }
}

const opened = (body: Buffer): Promise<Buffer> => unpack(body, { maxOutputLength: longest });

// What is read here was checked when it was written.
const textOf = async (body: Buffer): Promise<TextPart> => JSON.parse((await opened(body)).toString("utf8")) as TextPart;

/** A part of a kept reading: its text, and all of it for whoever asks before the next comes. */
export interface KeptPart {
  text: TextPart;
  whole: () => Promise<ReadPart>;
}

/** The parts of a kept reading from one on, counted from 1; whoever has enough ends it. */
export async function* partsOf(bytes: AsyncIterable<Uint8Array>, from = 1): AsyncGenerator<KeptPart, void> {
  let at = 0;
  let packedText: Buffer | null = null;
  for await (const body of pieces(bytes)) {
    at += 1;
    if (at <= (from - 1) * 2) continue;
    if (!packedText) {
      packedText = body;
      continue;
    }
    const text = await textOf(packedText);
    packedText = null;
    yield { text, whole: async () => withWords(text, await apart(body)) };
  }
}

const withWords = (text: TextPart, words: readonly Uint8Array[]): ReadPart => ({
  ...text,
  blocks: text.blocks.map((block, nth) => ({ ...block, words: words[nth] ?? new Uint8Array() })),
});
