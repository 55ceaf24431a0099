import { useEffect, useState, useSyncExternalStore } from "react";

const rotationMs = 3000;

const stillness = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function usePrefersStill(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = stillness();
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => stillness().matches,
    () => false,
  );
}

/** Moves a highlight over `size` places until it is held, paused, or the person prefers less motion. */
export function useRotation(size: number) {
  const [active, setActive] = useState(0);
  const [held, setHeld] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const still = usePrefersStill();
  const running = chosen ?? !still;

  useEffect(() => {
    if (held || !running) return;
    const timer = setInterval(() => setActive((current) => (current + 1) % size), rotationMs);
    return () => clearInterval(timer);
  }, [held, running, size]);

  return {
    active,
    running,
    toggle: () => setChosen(!running),
    hold: (index: number) => {
      setHeld(true);
      setActive(index);
    },
    release: () => setHeld(false),
  };
}
