import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

/** The words that something is looked for by; null while nothing is. */
export function useWords() {
  const [words, setWords] = useState<string | null>(null);
  const [search] = useDebouncedValue(words?.trim() ?? "", 250);
  return { words, setWords, search };
}

export type Words = Pick<ReturnType<typeof useWords>, "words" | "setWords">;
