import type { ReadFact } from "@clausewise/contracts";
import { builtInAreaWords } from "@clausewise/static-data";
import type { ProtocolBlock, ProtocolPart } from "./lines.ts";
import { readProtocol } from "./read-protocol.ts";

/** Pages of paragraphs; `#` makes a heading, tabs a table. */
export const pages = (...texts: string[]): ProtocolPart[] =>
  texts.map((text, at) => ({
    number: at + 1,
    blocks: text.split("\n\n").map((one): ProtocolBlock => {
      if (one.startsWith("# ")) return { kind: "heading", text: one.slice(2) };
      return { kind: one.includes("\t") ? "table" : "paragraph", text: one };
    }),
  }));

/** A fact as it is read of such pages. */
export function fact(field: ReadFact["field"], ...texts: string[]): ReadFact {
  const found = readProtocol(pages(...texts), builtInAreaWords()).facts.find((one) => one.field === field);
  if (found === undefined) throw new Error(`there is no ${field}`);
  return found;
}

export const best = (field: ReadFact["field"], ...texts: string[]) => fact(field, ...texts).readings[0];

export const inSynopsis = (text: string): string => `# Synopsis\n\n${text}`;
export const inBody = (text: string): string => `# 1 Introduction\n\n${text}`;
