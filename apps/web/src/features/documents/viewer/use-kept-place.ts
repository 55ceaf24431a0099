import { type RefObject, useEffect } from "react";

/** Where in the height it is read which part is in place, as a part of it. */
const line = 0.35;

interface Held {
  part: HTMLElement;
  /** How far down the part the line is, as a share of its height. */
  share: number;
  height: number;
}

/** What is read stays where it is when parts are drawn larger or smaller, and with them all that stands above. */
export function useKeptPlace(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = box.current;
    if (view === null) return;
    let held: Held | null = null;
    const hasNewSize = () => held !== null && held.part.offsetHeight !== held.height;
    const observer = new ResizeObserver(() => {
      if (held === null || !hasNewSize()) return;
      putBack(view, held);
      held = { ...held, height: held.part.offsetHeight };
    });
    const hold = () => {
      // The new size may move what is seen before it is heard of.
      if (hasNewSize()) return;
      const next = heldIn(view);
      if (next !== null && next.part !== held?.part) {
        observer.disconnect();
        observer.observe(next.part);
      }
      held = next;
    };
    view.addEventListener("scroll", hold, { passive: true });
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
  return { part, share: (at - edges.top) / Math.max(1, edges.height), height: part.offsetHeight };
}

function putBack(view: HTMLElement, { part, share }: Held): void {
  const [outer, inner] = [view.getBoundingClientRect(), part.getBoundingClientRect()];
  view.scrollBy({ top: inner.top + inner.height * share - (outer.top + outer.height * line) });
}
