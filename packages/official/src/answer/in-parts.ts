import { textOf, type Answer } from "./answer.ts";

const link = /href="(https?:\/\/[^"]+\/DOC_(\d+))"/g;

/**
 * Where the parts of an answer are that was given as a list of them, in their order; null where it is no such list, or one
 * that lacks a part.
 */
export function partsListed(answer: Pick<Answer, "status" | "bytes">): string[] | null {
  if (answer.status !== 300) return null;
  const byNumber = new Map([...textOf(answer).matchAll(link)].map(([, url = "", number]) => [Number(number), url]));
  const numbers = [...byNumber.keys()].toSorted((a, b) => a - b);
  if (numbers.length === 0 || numbers.some((number, at) => number !== at + 1)) return null;
  return numbers.map((number) => (byNumber.get(number) ?? "").replace(/^http:/, "https:"));
}

/** One page of several: what stands in the later ones follows what stands in the first. */
export function joinedPages(pages: readonly Uint8Array[]): Uint8Array {
  const [first = "", ...later] = pages.map((bytes) => textOf({ bytes }));
  const inside = later.map((page) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? "");
  return new TextEncoder().encode(first.replace(/<\/body>(?![\s\S]*<\/body>)/i, () => `${inside.join("\n")}</body>`));
}
