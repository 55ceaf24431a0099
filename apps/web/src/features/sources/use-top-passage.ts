import { type RefObject, useEffect, useState } from "react";

/** The passage at the top of what is in sight, below the heading that is kept there. */
export function useTopPassage(box: RefObject<HTMLElement | null>, headingHeight: number): string | null {
  const [top, setTop] = useState<string | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = element.getBoundingClientRect().top + headingHeight;
      const all = element.querySelectorAll<HTMLElement>("[data-passage]");
      const first = [...all].find((one) => one.getBoundingClientRect().bottom > line + 1);
      setTop(first?.dataset["passage"] ?? null);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    later();
    element.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", later);
    };
  }, [box, headingHeight]);
  return top;
}
