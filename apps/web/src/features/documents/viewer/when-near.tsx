import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useNear } from "./use-near.ts";

interface Props {
  box: RefObject<HTMLElement | null>;
  /** In pixels, about as high as what is drawn, until that is known. */
  height: number;
  draw: () => ReactNode;
}

/** Draws something while it is near what is seen of a box, and keeps its place while it is not. */
export function WhenNear({ box, height, draw }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, box);
  const [known, setKnown] = useState(height);
  useLayoutEffect(() => {
    if (near && element.current !== null && element.current.offsetHeight > 0) setKnown(element.current.offsetHeight);
  }, [near]);
  return (
    <div ref={element} style={near ? undefined : { height: known }} data-waiting={!near}>
      {near && draw()}
    </div>
  );
}
