import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ReadBlock, ReadPart } from "./read-part.ts";

/**
 * What was read of a file, as it is kept: for each part two pieces, its text and its words' places, each packed by itself
 * behind its length in four bytes. Whoever wants one part unpacks that one alone.
 */
const head = 4;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes that a piece may have unpacked. */
const longest = 512 * 1024 * 1024;

async function piece(value: unknown): Promise<Buffer> {
  const body = await pack(JSON.stringify(value), { level: 4 });
  const length = Buffer.alloc(head);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/** The bytes under which parts are kept, made while they come. */
export async function* packed(parts: AsyncIterable<ReadPart>): AsyncGenerator<Uint8Array, void> {
  for await (const { blocks, ...part } of parts) {
    yield piece({ ...part, blocks: blocks.map(({ kind, level, text, range }) => ({ kind, level, text, range })) });
    yield piece(blocks.map(({ words }) => words));
  }
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

// What is read here was checked when it was written.
const opened = async <T>(body: Buffer): Promise<T> => JSON.parse((await unpack(body, { maxOutputLength: longest })).toString("utf8")) as T;

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
    const text: TextPart = await opened(packedText);
    packedText = null;
    yield { text, whole: async () => withWords(text, await opened(body)) };
  }
}

const withWords = (text: TextPart, words: readonly number[][]): ReadPart => ({
  ...text,
  blocks: text.blocks.map((block, nth) => ({ ...block, words: words[nth] ?? [] })),
});
