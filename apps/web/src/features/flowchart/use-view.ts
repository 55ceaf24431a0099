import { useState, type PointerEvent } from "react";

interface View {
  x: number;
  y: number;
  scale: number;
}

const least = 0.3;
const most = 2.5;
const step = 1.25;

const bounded = (scale: number): number => Math.min(most, Math.max(least, scale));

/** What part of a drawing is in sight: moved by dragging, made larger and smaller by buttons. */
export function useView() {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null);
  const dragging = {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => button === 0 && setHeld({ x: clientX, y: clientY }),
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!held) return;
      setView((before) => ({ ...before, x: before.x + clientX - held.x, y: before.y + clientY - held.y }));
      setHeld({ x: clientX, y: clientY });
    },
    onPointerUp: () => setHeld(null),
    onPointerLeave: () => setHeld(null),
  };
  const zoom = (factor: number) => setView((before) => ({ ...before, scale: bounded(before.scale * factor) }));
  return {
    transform: `translate(${view.x} ${view.y}) scale(${view.scale})`,
    isHeld: held !== null,
    dragging,
    larger: () => zoom(step),
    smaller: () => zoom(1 / step),
    whole: (scale = 1) => setView({ x: 0, y: 0, scale: bounded(scale) }),
  };
}
