import { useEffect, useState } from "react";

const rotationMs = 3000;

const prefersStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Moves a highlight over `size` places until it is held, paused, or the person prefers less motion. */
export function useRotation(size: number) {
  const [active, setActive] = useState(0);
  const [held, setHeld] = useState(false);
  const [running, setRunning] = useState(() => !prefersStill());

  useEffect(() => {
    if (held || !running) return;
    const timer = setInterval(() => setActive((current) => (current + 1) % size), rotationMs);
    return () => clearInterval(timer);
  }, [held, running, size]);

  return {
    active,
    running,
    toggle: () => setRunning(!running),
    hold: (index: number) => {
      setHeld(true);
      setActive(index);
    },
    release: () => setHeld(false),
  };
}
