import type { CheckedItem, ReadFact, RulePack } from "@clausewise/contracts";
import {
  checkCompleteness,
  type AreaWords,
  type ProtocolKind,
  type ProtocolPart,
  readManuscript,
  readProtocol,
  textOfParts,
} from "@clausewise/proofreading";

/** Longest stretch of a protocol's words that is kept of one item. */
const longestWords = 600;

function itemsOf(parts: readonly ProtocolPart[], pack: RulePack, category: string): CheckedItem[] {
  const { text, partAt } = textOfParts(parts);
  return checkCompleteness(readManuscript({ text }), pack, { category }).map((check) => ({
    pack: pack.pack,
    id: check.requirement,
    verdict: check.verdict,
    applies: check.applies.state,
    because: check.applies.because,
    reason: check.reason,
    passage:
      check.passage === null
        ? null
        : {
            words: text.slice(check.passage.start, check.passage.end).slice(0, longestWords),
            part: partAt(check.passage.start),
            heading: check.heading,
          },
  }));
}

/** What reads protocols by their words alone, in a thread of its own. */
export const protocolReader = {
  facts: async (parts: readonly ProtocolPart[], areas: readonly AreaWords[]): Promise<{ kind: ProtocolKind | null; facts: ReadFact[] }> =>
    readProtocol(parts, areas),
  items: async (parts: readonly ProtocolPart[], pack: RulePack, category: string): Promise<CheckedItem[]> => itemsOf(parts, pack, category),
};

export type ProtocolReader = typeof protocolReader;
