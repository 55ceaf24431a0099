import { createContext, useContext, useEffect, useEffectEvent, useMemo } from "react";

/** Something that lies over the page and that Escape closes. */
export interface Layer {
  /** What it was opened from, where that lies over the page too. */
  from: Layer | null;
}

/** What a piece of the page lies within. */
export const Within = createContext<Layer | null>(null);

interface Opened {
  layer: Layer;
  close: () => void;
}

/** From the lowest to the one on top. */
const opened: Opened[] = [];

const isWithin = (layer: Layer, other: Layer): boolean => layer.from !== null && (layer.from === other || isWithin(layer.from, other));

/** Puts a layer on top, but under what was opened from it, as where an address opens both at once. */
function put(one: Opened): void {
  const at = opened.findIndex(({ layer }) => isWithin(layer, one.layer));
  opened.splice(at === -1 ? opened.length : at, 0, one);
}

/** Whether something smaller has the key for itself, as a list that is dropped down. Looked at before it closes. */
let isHeld = false;
const hold = ({ target }: KeyboardEvent): void => {
  isHeld = target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;
};
const closeTop = (event: KeyboardEvent): void => {
  if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented && !isHeld) opened.at(-1)?.close();
};

function listen(): void {
  window.addEventListener("keydown", hold, { capture: true });
  window.addEventListener("keydown", closeTop);
}
function forget(): void {
  window.removeEventListener("keydown", hold, { capture: true });
  window.removeEventListener("keydown", closeTop);
}

/** Has Escape close this while it lies on top of all that is open; gives what it lies as, for what is opened from it. */
export function useEscape(isOpen: boolean, onClose: () => void): Layer {
  const from = useContext(Within);
  const layer = useMemo((): Layer => ({ from }), [from]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const one: Opened = { layer, close: () => close() };
    if (opened.length === 0) listen();
    put(one);
    return () => {
      opened.splice(opened.indexOf(one), 1);
      if (opened.length === 0) forget();
    };
  }, [isOpen, layer]);
  return layer;
}
