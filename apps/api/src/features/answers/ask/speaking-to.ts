import type { Authority, SentenceSources } from "@clausewise/contracts";
import type { Viewer } from "../../../service.ts";
import type { LibraryReads } from "../../library/library.reads.ts";
import type { Search } from "../../search/search.ts";
import { checkQuotes } from "./check-quotes.ts";

interface Parts {
  library: Pick<LibraryReads, "texts">;
  search: Pick<Search, "refresh" | "compose">;
}

/** Words that something is looked for to, and the law that is read. */
interface Said {
  words: string;
  authority: Authority;
  day: string;
  viewer: Viewer;
}

/** What the library has to say to words that are no question: passages that carry it, their quotes checked as those of answers are. */
export const createSpeakingTo =
  ({ library, search }: Parts) =>
  async ({ words, ...where }: Said, signal?: AbortSignal): Promise<SentenceSources> => {
    await search.refresh();
    const composed = await search.compose({ query: words, ...where, keeps_authority: true }, signal);
    const { statements } = await checkQuotes(library, { statements: composed.statements, correction: null });
    const isLost = composed.statements.length > 0 && statements.length === 0;
    const { sources, passages } = composed.searched;
    return {
      outcome: isLost ? "nothing_found" : composed.outcome,
      statements,
      related: composed.related,
      searched: { sources, passages },
    };
  };

export type SpeakingTo = ReturnType<typeof createSpeakingTo>;
