import { Answers } from "@clausewise/contracts";
import { useMemo } from "react";
import { useDraft } from "../../shared/draft.ts";

/** What is typed and not yet kept, with the saved version that it was made from. */
interface Typed {
  answers: Answers;
  version: number | null;
}

function read(text: string): Typed | null {
  if (text === "") return null;
  const { answers, version }: { answers: unknown; version: unknown } = JSON.parse(text);
  const parsed = Answers.safeParse(answers);
  return parsed.success ? { answers: parsed.data, version: typeof version === "number" ? version : null } : null;
}

/** Answers as they are given: they survive a reload until they are kept or cleared. */
export function useAnswers(place: string, saved: Typed | null) {
  const [text, setText] = useDraft(`pathway:${place}`);
  const typed = useMemo(() => read(text), [text]);
  const now = typed ?? saved ?? { answers: {}, version: null };
  return {
    answers: now.answers,
    /** The version that the answers were made from. */
    version: now.version,
    isChanged: typed !== null,
    change: (answers: Answers) => setText(JSON.stringify({ answers, version: now.version })),
    forget: () => setText(""),
  };
}

export type AnswersState = ReturnType<typeof useAnswers>;
