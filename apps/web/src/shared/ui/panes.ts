import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

interface Pane {
  close: () => void;
}

/** The one pane beside the page. Opening another closes it: there are never two. */
export function paneSlot() {
  let held: Pane | null = null;
  const listeners = new Set<() => void>();
  const set = (pane: Pane | null) => {
    held = pane;
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => held !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the slot; what is returned gives it back, unless somebody else has taken it since. */
    take: (pane: Pane) => {
      const before = held;
      set(pane);
      before?.close();
      return () => {
        if (held === pane) set(null);
      };
    },
  };
}

const slot = paneSlot();

export const usePaneOpen = (): boolean => useSyncExternalStore(slot.subscribe, slot.isOpen, () => false);

/** Makes the calling component the one pane for as long as it is mounted. */
export function useOnlyPane(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => slot.take({ close: () => close() }), []);
}
