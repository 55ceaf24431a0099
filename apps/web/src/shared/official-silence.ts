import { createContext, useContext } from "react";

/** Since when the official source of a text of the library is silent, by the text's source; null where it was never heard. */
export type Silence = ReadonlyMap<string, string | null>;

export const SilenceContext = createContext<Silence>(new Map());

/** Since when the official source of a text is silent: a moment, null where it was never heard; undefined where it is not silent. */
export const useSilentSince = (sourceId: string): string | null | undefined => useContext(SilenceContext).get(sourceId);
