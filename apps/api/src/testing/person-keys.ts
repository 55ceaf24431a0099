import { randomBytes } from "node:crypto";
import { KeyDestroyed, type PersonKeys } from "../features/audit/person-keys.ts";

/** Keys that live as long as the test. */
export function keysInMemory(): PersonKeys {
  const keys = new Map<string, Buffer | null>();
  return {
    of(holder) {
      const key = keys.has(holder) ? keys.get(holder) : randomBytes(32);
      if (!key) throw new KeyDestroyed(holder);
      keys.set(holder, key);
      return key;
    },
    read: (holder) => keys.get(holder) ?? null,
    holders: () => [...keys.keys()].filter((holder) => keys.get(holder)).toSorted(),
    destroy: (holder) => void keys.set(holder, null),
  };
}
