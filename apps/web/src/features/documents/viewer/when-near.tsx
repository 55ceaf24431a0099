import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useNear } from "./use-near.ts";

/** An element, whether it is near what is seen of a box, and its height in pixels: about what is given until it was drawn. */
export function useDrawnNear<E extends HTMLElement>(box: RefObject<HTMLElement | null>, about: number) {
  const element = useRef<E>(null);
  const near = useNear(element, box);
  const [height, setHeight] = useState(about);
  useLayoutEffect(() => {
    if (near && element.current !== null && element.current.offsetHeight > 0) setHeight(element.current.offsetHeight);
  }, [near]);
  return { element, near, height };
}

interface Props {
  box: RefObject<HTMLElement | null>;
  /** In pixels, about as high as what is drawn, until that is known. */
  height: number;
  draw: () => ReactNode;
}

/** Draws something while it is near what is seen of a box, and keeps its place while it is not. */
export function WhenNear({ box, height: about, draw }: Props) {
  const { element, near, height } = useDrawnNear<HTMLDivElement>(box, about);
  return (
    <div ref={element} style={near ? undefined : { height }} data-waiting={!near}>
      {near && draw()}
    </div>
  );
}
