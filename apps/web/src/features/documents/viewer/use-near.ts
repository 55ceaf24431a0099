import { type RefObject, useEffect, useState } from "react";

/** Whether an element is in sight of a box that scrolls, or as much as a screen away from it. */
export function useNear(element: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      root: box.current,
      rootMargin: "100% 0px",
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, box]);
  return near;
}
