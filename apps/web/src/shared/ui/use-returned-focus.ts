import { useEffect, useState } from "react";

/** How soon in ms after it is gone it is seen whether something else took the focus. */
const settled = 10;

const isOnNothing = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus back to what had it before this was there, where it was open from the first: what opens later does so by itself. */
export function useReturnedFocus(isOpen: boolean): void {
  const [before] = useState(() => (isOpen && !isOnNothing() ? document.activeElement : null));
  useEffect(
    () => () => {
      setTimeout(() => {
        if (isOnNothing() && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      }, settled);
    },
    [before],
  );
}
