import { useCallback, useState } from "react";

const prefix = "clausewise-draft:";

/** A place to keep what a person has typed: the browser's session storage, or nothing when it is switched off. */
export interface DraftStore {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  clear(): void;
}

export function draftStore(storage: () => Storage): DraftStore {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((at) => at.getItem(prefix + key), null),
    write: (key, value) => attempt((at) => (value === null ? at.removeItem(prefix + key) : at.setItem(prefix + key, value)), undefined),
    clear: () =>
      attempt((at) => {
        for (const key of Object.keys(at)) if (key.startsWith(prefix)) at.removeItem(key);
      }, undefined),
  };
}

export const drafts = draftStore(() => sessionStorage);

/** Text that survives a reload until it is cleared with "". */
export function useDraft(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => drafts.read(key) ?? "");
  const change = useCallback(
    (next: string) => {
      drafts.write(key, next === "" ? null : next);
      setValue(next);
    },
    [key],
  );
  return [value, change];
}
