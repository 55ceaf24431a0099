import { Readable } from "node:stream";
import { Unreadable } from "@clausewise/official";

interface Page {
  blocks: readonly { kind: string; text: string }[];
}

/** Reads the pages of a PDF in a process of its own; an error named `ReadingFailed` says that they cannot be read. */
export type ReadPages = (bytes: Readable, extension: "pdf", control: { signal: AbortSignal; progress: () => void }) => AsyncIterable<Page>;

/** The words of a PDF as readers of papers take them; throws `Unreadable` where it has none that can be read. */
export async function pdfWords(readPages: ReadPages, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const pages: string[] = [];
  try {
    const read = readPages(Readable.from([bytes]), "pdf", { signal, progress: () => undefined });
    for await (const { blocks } of read) pages.push(blocks.flatMap(wordsOf).join("\n\n"));
  } catch (error) {
    if (error instanceof Error && error.name === "ReadingFailed") throw new Unreadable("gave a PDF that cannot be read", { cause: error });
    throw error;
  }
  return pages.join("\f");
}

/** Running heads, feet and numbers of pages are nobody's words; of a table each row is one line. */
function wordsOf({ kind, text }: Page["blocks"][number]): string[] {
  if (kind === "furniture") return [];
  if (kind !== "table") return [text.replaceAll(/\s+/g, " ")];
  return [
    text
      .split("\n")
      .map((row) => `| ${row.replaceAll("\t", " | ")} |`)
      .join("\n"),
  ];
}
