import type { DraftEdit } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";

/** The text with words in the place of a stretch of it; throws where that is not what the writer sees. */
export function editedText(text: string, { start, end, words, characters }: DraftEdit): string {
  const edited = text.slice(0, start) + words + text.slice(end);
  if (end > text.length || edited.length !== characters || !edited.isWellFormed())
    throw new AppError("invalid", "This change does not fit the text that is kept, so nothing was changed. Load the draft again.");
  return edited;
}
