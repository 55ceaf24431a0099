import { useEffect, useState } from "react";

/** How soon in ms after it is gone it is seen whether something else took the focus. */
const settled = 10;

const isOnNothing = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body;

/** Gives the focus back to what had it before this was there, where it was open from the first: what opens later does so by itself. */
export function useReturnedFocus(isOpen: boolean): void {
  const [before] = useState(() => (isOpen && !isOnNothing(document) ? document.activeElement : null));
  useEffect(() => {
    if (!(before instanceof HTMLElement)) return;
    return () => {
      setTimeout(() => {
        if (before.isConnected && isOnNothing(before.ownerDocument)) before.focus({ preventScroll: true });
      }, settled);
    };
  }, [before]);
}
