import { type RefObject, useEffect, useEffectEvent } from "react";
import { zoomStep } from "./zoom.ts";

/** Plus and minus draw pages larger and smaller, 0 lets them fit the width, while the reader is in them. */
export function useZoomKeys(box: RefObject<HTMLElement | null>, zoom: number | null, onZoom: (zoom: number | null) => void): void {
  const press = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === "+") onZoom(zoomStep(zoom, 1));
    if (key === "-") onZoom(zoomStep(zoom, -1));
    if (key === "0") onZoom(null);
  });
  useEffect(() => {
    const element = box.current;
    const heard = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", heard);
    return () => element?.removeEventListener("keydown", heard);
  }, [box]);
}
