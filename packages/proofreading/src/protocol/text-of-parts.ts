import type { ProtocolPart } from "./lines.ts";

/** The text of a document without what runs on every page, and which part a place of it stands on. */
export function textOfParts(parts: readonly ProtocolPart[]): { text: string; partAt: (place: number) => number } {
  let text = "";
  const starts: { start: number; part: number }[] = [];
  for (const { number: part, blocks } of parts) {
    starts.push({ start: text.length, part });
    for (const block of blocks) if (block.kind !== "furniture" && block.text.trim() !== "") text += `${block.text.trim()}\n\n`;
  }
  return { text, partAt: (place) => starts.findLast(({ start }) => start <= place)?.part ?? 1 };
}
