import { BlockList, flowingText } from "../blocks.ts";
import type { Reader } from "../reading.ts";
import { decodeText } from "./encoding.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Reads a plain text in whatever encoding it is likely to have. */
export const readTextFile: Reader = async (bytes, { progress }) => {
  progress(0, 1);
  const list = new BlockList();
  for (const { kind, text } of paragraphsOf(decodeText(bytes))) list.add(kind, text, kind === "paragraph" ? 0 : 1);
  progress(1, 1);
  return { ok: true, parts: flowingText(list.blocks) };
};
