import type { Document } from "@clausewise/contracts";
import { counts } from "@clausewise/contracts/limits";
import { useState } from "react";

type Named = Pick<Document, "id" | "title">;

/** Documents that somebody has chosen to ask about, by id in the order they were chosen; kept while the list is searched and filtered. */
export interface Choosing {
  chosen: readonly Named[];
  has: (id: string) => boolean;
  set: (documents: readonly Named[], isChosen: boolean) => void;
  clear: () => void;
}

/** Whether questions can be put to a document: once it is read, until it is deleted. */
export const isAskable = ({ source_id, deleted_at }: Pick<Document, "source_id" | "deleted_at">): boolean =>
  source_id !== null && deleted_at === null;

/** Those chosen once some are chosen too, or no longer; no more than one question looks into. */
export function chosenWith(chosen: readonly Named[], documents: readonly Named[], isChosen: boolean): readonly Named[] {
  const others = chosen.filter(({ id }) => !documents.some((one) => one.id === id));
  return isChosen ? [...others, ...documents].slice(0, counts.documents) : others;
}

/** The choice, none to begin with. */
export function useChosen(): Choosing {
  const [chosen, setChosen] = useState<readonly Named[]>([]);
  return {
    chosen,
    has: (id) => chosen.some((one) => one.id === id),
    set: (documents, isChosen) => setChosen((now) => chosenWith(now, documents, isChosen)),
    clear: () => setChosen([]),
  };
}
