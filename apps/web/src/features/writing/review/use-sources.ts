import { explain, trpc } from "../../../shared/trpc.ts";

/** Looks in the library for what a sentence says. */
export function useSources() {
  const look = trpc.draftReviews.sources.useMutation();
  const asked = look.variables;
  return {
    /** The words that were looked for last; null where none were. */
    words: asked?.words ?? null,
    found: look.data,
    isLooking: look.isPending,
    problem: look.isError ? explain(look.error) : null,
    look: (id: string, words: string) => look.mutate({ id, words }),
    again: () => asked && look.mutate(asked),
  };
}

export type SourceLookUp = ReturnType<typeof useSources>;
