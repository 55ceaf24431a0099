import { flowingText } from "../blocks.ts";
import type { Reader } from "../reading.ts";
import { RtfReader } from "./rtf-reader.ts";
import { tokensOf } from "./rtf-tokens.ts";

/** Reads a rich text: headings by style, items with the numbers its writer gave them, tables, notes. */
export const readRtf: Reader = async (bytes, { progress }) => {
  progress(0, 1);
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const reader = new RtfReader();
  for (const token of tokensOf(source)) reader.take(token);
  const blocks = reader.end();
  progress(1, 1);
  return { ok: true, parts: flowingText(blocks) };
};
