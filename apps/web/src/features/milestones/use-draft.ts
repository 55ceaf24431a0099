import { useState } from "react";

/** Keeps what a field was changed to, where it holds what was seen there; whether it was kept. */
type Keep = (value: string, seen: string) => Promise<boolean>;

/** What is typed into a field that others may change meanwhile: neither is lost before somebody chose between them. */
export function useDraft(stored: string, keep: Keep) {
  const [typed, setTyped] = useState<{ value: string; seen: string } | null>(null);
  const theirs = typed !== null && stored !== typed.seen && stored !== typed.value ? stored : null;
  const send = async (value: string, seen: string): Promise<void> => {
    if (value === seen || (await keep(value, seen))) setTyped(null);
  };
  return {
    value: typed?.value ?? stored,
    /** What somebody else wrote there since typing began; null where nobody did. */
    theirs,
    type: (value: string) => setTyped({ value, seen: typed?.seen ?? stored }),
    leave: () => (typed !== null && theirs === null ? void send(typed.value, typed.seen) : undefined),
    keepMine: () => (typed !== null ? void send(typed.value, stored) : undefined),
    takeTheirs: () => setTyped(null),
  };
}
