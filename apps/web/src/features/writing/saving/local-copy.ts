import type { DraftStore } from "../../../shared/draft.ts";
import type { Said } from "./said.ts";

/** What was typed and has not reached the server. */
interface Unsaved {
  /** The version that it was typed upon; 0 for a draft that was never saved. */
  base: number;
  text: string;
  said: Said;
}

/** A place in this browser for what has not reached the server, by draft; null stands for a new one. */
export interface LocalCopy {
  read(id: string | null): Unsaved | null;
  /** False where the browser has no room or keeps nothing. */
  keep(id: string | null, unsaved: Unsaved): boolean;
  drop(id: string | null): void;
}

function isUnsaved(value: unknown): value is Unsaved {
  if (typeof value !== "object" || value === null) return false;
  const { base, text, said } = value as Partial<Record<keyof Unsaved, unknown>>;
  return typeof base === "number" && typeof text === "string" && typeof said === "object" && said !== null;
}

/** Copies of one person, so that nobody else who signs in here finds them. */
export function createLocalCopy(store: DraftStore, personId: string): LocalCopy {
  const keyOf = (id: string | null) => `writing:${personId}:${id ?? "new"}`;
  return {
    read(id) {
      try {
        const value: unknown = JSON.parse(store.read(keyOf(id)) ?? "null");
        return isUnsaved(value) ? value : null;
      } catch {
        return null;
      }
    },
    keep(id, unsaved) {
      const value = JSON.stringify(unsaved);
      store.write(keyOf(id), value);
      return store.read(keyOf(id)) === value;
    },
    drop: (id) => store.write(keyOf(id), null),
  };
}
