import { type RefObject, useEffect, useEffectEvent } from "react";

/** Where in the height it is read which part is current, as a part of it. */
const line = 0.35;

/** Hears which page, sheet or slide is being read, each time that changes by scrolling. */
export function useCurrentPart(box: RefObject<HTMLElement | null>, onPart: (part: number) => void): void {
  const tell = useEffectEvent(onPart);
  useEffect(() => {
    const view = box.current;
    if (view === null) return;
    let [frame, last] = [0, 0];
    const look = () => {
      frame = 0;
      const part = partAt(view);
      if (part !== null && part !== last) tell((last = part));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    view.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      view.removeEventListener("scroll", later);
    };
  }, [box]);
}

function partAt(view: HTMLElement): number | null {
  const { top, height } = view.getBoundingClientRect();
  const at = top + height * line;
  const parts = [...view.querySelectorAll<HTMLElement>("[data-part]")];
  const found = parts.findLast((part) => part.getBoundingClientRect().top <= at) ?? parts[0];
  return found === undefined ? null : Number(found.dataset["part"]);
}
