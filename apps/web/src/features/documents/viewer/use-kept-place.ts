import { type RefObject, useEffect } from "react";

/** Where in the height it is read which part is in place, as a part of it. */
const line = 0.35;

interface Held {
  part: HTMLElement;
  /** How far down the part the line is, as a share of its height. */
  share: number;
}

/** What is read stays where it is when the width of what is drawn changes, and with it the height of all that stands above. */
export function useKeptPlace(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = box.current;
    if (view === null) return;
    let width = view.clientWidth;
    let held: Held | null = null;
    const hold = () => {
      if (view.clientWidth === width) held = heldIn(view);
    };
    const observer = new ResizeObserver(() => {
      if (view.clientWidth === width) return;
      width = view.clientWidth;
      const kept = held;
      // The parts take their new size after this.
      if (kept !== null) requestAnimationFrame(() => putBack(view, kept));
    });
    view.addEventListener("scroll", hold, { passive: true });
    observer.observe(view);
    return () => {
      observer.disconnect();
      view.removeEventListener("scroll", hold);
    };
  }, [box]);
}

function heldIn(view: HTMLElement): Held | null {
  const { top, height } = view.getBoundingClientRect();
  const at = top + height * line;
  const part = [...view.querySelectorAll<HTMLElement>("[data-part]")].findLast((one) => one.getBoundingClientRect().top <= at);
  if (part === undefined) return null;
  const edges = part.getBoundingClientRect();
  return { part, share: (at - edges.top) / Math.max(1, edges.height) };
}

function putBack(view: HTMLElement, { part, share }: Held): void {
  const [outer, inner] = [view.getBoundingClientRect(), part.getBoundingClientRect()];
  view.scrollBy({ top: inner.top + inner.height * share - (outer.top + outer.height * line) });
}
