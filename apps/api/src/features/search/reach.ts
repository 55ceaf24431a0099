import { isOwn } from "@clausewise/retrieval";

/** Where a question looks: in the library, which is shared but for texts that a person added to it, in that person's documents, or in both; of documents all, or some by the ids of their sources. */
export interface Reach {
  library: boolean;
  own: "all" | "none" | readonly string[];
}

export const everywhere: Reach = { library: true, own: "all" };

/** Whether a source that its viewer alone may read is looked into. */
export const within =
  ({ library, own }: Reach) =>
  (source: { id: string; kind: string }): boolean => {
    if (!isOwn(source)) return library;
    return typeof own === "string" ? own === "all" : own.includes(source.id);
  };
