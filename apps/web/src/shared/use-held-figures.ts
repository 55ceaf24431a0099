import type { HeldFigures } from "@clausewise/contracts";
import { useEffect, useState } from "react";

let asked: Promise<HeldFigures | null> | null = null;

async function ask(): Promise<HeldFigures | null> {
  const response = await fetch("/api/held-figures", { headers: { accept: "application/json" } }).catch(() => null);
  if (response?.ok !== true) return null;
  // The body comes from our own server, which keeps to the contract.
  return ((await response.json().catch(() => null)) as { data: HeldFigures } | null)?.data ?? null;
}

/** How much is held, counted by the server; null until it is known. For pages that a visitor sees before anything else is loaded. */
export function useHeldFigures(): HeldFigures | null {
  const [figures, setFigures] = useState<HeldFigures | null>(null);
  useEffect(() => {
    let isLeft = false;
    asked ??= ask();
    void asked.then((told) => {
      if (told === null) asked = null;
      if (!isLeft) setFigures(told);
    });
    return () => void (isLeft = true);
  }, []);
  return figures;
}
