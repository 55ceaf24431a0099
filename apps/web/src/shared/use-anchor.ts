import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings the part of the page into view that its address names behind `#`. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
