import { builtInLetters, type BuiltInLetter } from "@clausewise/static-data";
import type { OfficialReads } from "../official/official.reads.ts";
import { mergeLetters, type Letter } from "./merge-letters.ts";

/** FDA's list of its letters among the official sources. */
const letterRegister = "fda-warning-letters";

export interface LettersParts {
  official: Pick<OfficialReads, "registerState" | "whole">;
  builtIn?: readonly BuiltInLetter[];
}

/** The letters, with the day to which FDA's list of them was heard; null before it was. */
interface Letters {
  mark: string;
  all: readonly Letter[];
  heard: string | null;
}

export type LettersView = () => Promise<Letters>;

/** The letters as they stand: the very same list until FDA's is heard again. */
export function createLettersView({ official, builtIn }: LettersParts): LettersView {
  let fixed = builtIn;
  let kept: Letters | null = null;
  return async () => {
    const { mark, last_success, as_of } = await official.registerState(letterRegister);
    if (kept?.mark === mark) return kept;
    fixed ??= builtInLetters();
    const all = mergeLetters(fixed, await official.whole(letterRegister));
    kept = { mark, all, heard: last_success && (as_of ?? last_success.slice(0, 10)) };
    return kept;
  };
}
