import { type ComponentType, createElement, lazy, useEffect, useState } from "react";

/** A part of a screen whose program is loaded when it is first shown, or before. */
export type Ahead<P> = ComponentType<P> & { load: () => void };

/**
 * Loads a part when it is first shown; `load` has it be there by then, and it is drawn without a pause: what is waited for, were
 * it only for a moment, is held back for 300 ms by React. One that could not be loaded is tried again when it is shown.
 */
export function ahead<P extends object>(load: () => Promise<ComponentType<P>>): Ahead<P> {
  let there: ComponentType<P> | null = null;
  const loaded = async () => ({ default: (there ??= await load()) });
  const Awaited: ComponentType<P> = lazy(loaded);
  function Part(props: P) {
    const [Shown] = useState(() => there ?? Awaited);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { load: () => void loaded().catch(() => undefined) });
}

/** How long a screen has rested when what may be opened from it is loaded, in ms, where the browser does not tell. */
const rest = 1_500;

/** Loads what is likely opened next once the screen has nothing else to do. */
export function useLoadedAhead(parts: readonly { load: () => void }[]): void {
  useEffect(() => {
    const loadAll = () => parts.forEach((part) => part.load());
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(loadAll, rest);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(loadAll);
    return () => cancelIdleCallback(waiting);
  }, [parts]);
}

/** Of what leads somewhere: what is needed there is fetched once a pointer or the focus arrives, before it is followed. */
export const onArrival = (prepare: () => void) => ({ onPointerEnter: prepare, onFocus: prepare });
