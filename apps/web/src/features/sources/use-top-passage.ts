import { type RefObject, useEffect, useState } from "react";

/** What a reader does to move on in a text; a text that is moved to a passage does none of it. */
const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** The passage at the top of what is in sight, below the heading kept there, once the reader has moved on from the one opened. */
export function useTopPassage(box: RefObject<HTMLElement | null>, opened: string | null, headingHeight: number): string | null {
  const [top, setTop] = useState<{ since: string | null; passage: string | null }>({ since: null, passage: null });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const leaving = new AbortController();
    let moved = opened === null;
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = element.getBoundingClientRect().top + headingHeight;
      const all = element.querySelectorAll<HTMLElement>("[data-passage]");
      const first = [...all].find((one) => one.getBoundingClientRect().bottom > line + 1);
      setTop({ since: opened, passage: first?.dataset["passage"] ?? null });
    };
    const later = () => {
      if (moved && frame === 0) frame = requestAnimationFrame(look);
    };
    const options = { passive: true, signal: leaving.signal };
    for (const move of moves) element.addEventListener(move, () => (moved = true), options);
    element.addEventListener("scroll", later, options);
    return () => {
      cancelAnimationFrame(frame);
      leaving.abort();
    };
  }, [box, opened, headingHeight]);
  return top.since === opened ? top.passage : null;
}
