import { diffWordsWithSpace } from "diff";

export interface DiffPiece {
  text: string;
  kind: "kept" | "gone" | "new";
}

/** Below this part of words in common, two texts are better read one after the other. */
const leastShared = 0.35;

/** What went and what came between two texts, word by word; null where they have too little in common to be shown in one. */
export function wordDiff(before: string, after: string): DiffPiece[] | null {
  const pieces = diffWordsWithSpace(before, after).map(({ value, added, removed }): DiffPiece => ({
    text: value,
    kind: added ? "new" : removed ? "gone" : "kept",
  }));
  const kept = pieces.filter(({ kind }) => kind === "kept").reduce((sum, { text }) => sum + text.trim().length, 0);
  return kept / Math.max(before.length, after.length, 1) < leastShared ? null : pieces;
}
