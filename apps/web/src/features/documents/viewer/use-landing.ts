import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Where a reader is to be brought: to marked words, or to the beginning of a page, sheet or slide. */
export interface Target {
  /** Differs from wish to wish. */
  key: string;
  part: number;
  /** Words that are marked in this way; null where the whole part is meant. */
  marked: "cited" | "current" | null;
}

/** Room left above a part that begins at the top, in pixels. */
const gap = 10;

/** How far down marked words are brought, as a part of the height. */
const landing = 0.3;

const topIn = (box: HTMLElement, element: Element) => element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

function bringIntoSight(box: HTMLElement, element: Element, down: number): void {
  box.scrollTo({ top: topIn(box, element) - down });
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) box.scrollBy({ left: inner.left - outer.left - 24 });
}

/** Whether a target is there to be brought to. */
function bringTo(box: HTMLElement, target: Target): boolean {
  const part = box.querySelector(`[data-part="${target.part}"]`);
  if (part === null) return false;
  // Where it is not known where on a page words stand, the page is what can be shown.
  const marked = target.marked === null ? null : part.querySelector(`[data-kind="${target.marked}"]`);
  bringIntoSight(box, marked ?? part, marked === null ? gap : box.clientHeight * landing);
  return true;
}

/** Brings the reader to a target as soon as it is there, once for each wish. */
export function useLanding(box: RefObject<HTMLElement | null>, target: Target | null): void {
  const done = useRef<string | null>(null);
  // What is wanted may come with any change of what is drawn.
  useEffect(() => {
    if (target === null || box.current === null || done.current === target.key) return;
    if (bringTo(box.current, target)) done.current = target.key;
  });
}

/** By which a reader moves themselves. */
const moves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Keeps the target in its place while what stands above it is drawn and grows, until the reader moves on. */
export function useStay(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>, target: Target | null): void {
  const stay = useEffectEvent(() => {
    if (target !== null && box.current !== null) bringTo(box.current, target);
  });
  const key = target?.key ?? null;
  useEffect(() => {
    const view = box.current;
    if (view === null || content.current === null || key === null) return;
    const observer = new ResizeObserver(() => stay());
    const leave = () => observer.disconnect();
    observer.observe(content.current);
    for (const move of moves) view.addEventListener(move, leave, { passive: true });
    return () => {
      leave();
      for (const move of moves) view.removeEventListener(move, leave);
    };
  }, [box, content, key]);
}
