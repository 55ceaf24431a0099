import { type RefObject, useEffect, useRef } from "react";

/** Calls `load` when the returned element comes near the visible part of `box`. */
export function useReach(box: RefObject<HTMLElement | null>, active: boolean, load: () => void) {
  const edge = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!active || edge.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && latest.current(), {
      root: box.current,
      rootMargin: "200px",
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [active, box]);
  return edge;
}
