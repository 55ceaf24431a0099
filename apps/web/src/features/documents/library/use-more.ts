import { useEffect, useEffectEvent, useRef } from "react";

interface More {
  has: boolean;
  loading: boolean;
  failed: boolean;
  load: () => unknown;
}

/** Loads the next stretch of a list when its end comes near; the returned element stands there. */
export function useMore({ has, loading, failed, load }: More) {
  const edge = useRef<HTMLDivElement>(null);
  const go = useEffectEvent(() => void load());
  useEffect(() => {
    if (!has || loading || failed || edge.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && go(), { rootMargin: "600px" });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [has, loading, failed]);
  return edge;
}
