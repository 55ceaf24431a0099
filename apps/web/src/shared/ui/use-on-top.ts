import { useRef } from "react";

/** Keeps Escape from closing a dialog over which another one lies: `within` marks its content. */
export function useOnTop(close: () => void) {
  const within = useRef<HTMLDivElement>(null);
  const closeOnTop = () => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    if (dialogs.at(-1)?.contains(within.current) === true) close();
  };
  return { within, closeOnTop };
}
