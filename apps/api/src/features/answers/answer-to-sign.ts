import type { SearchResult } from "@clausewise/contracts";
import { ownerOf } from "../../service.ts";

/** An answer as a signature stands under it: all of it, word for word as it was given. */
export const answerToSign = (stored: { id: string; owner_id: string; result: SearchResult }) => ({
  owner: ownerOf(stored),
  title: stored.result.query,
  address: `/queries/${stored.id}`,
  content: { ...stored.result },
});

export type AnswerToSign = ReturnType<typeof answerToSign>;
