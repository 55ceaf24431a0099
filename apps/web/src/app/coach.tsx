import { usePrevious } from "@mantine/hooks";
import { ClosedCoach, MinimizedCoach } from "../features/coach/coach-button.tsx";
import { useCoachState } from "../features/coach/coach-state.ts";
import { Suspense, lazy } from "react";

const OpenCoach = lazy(async () => ({ default: (await import("./open-coach.tsx")).OpenCoach }));

/** The compliance coach, beside every page but the dashboard. */
export function Coach() {
  const state = useCoachState();
  const left = usePrevious(state.shape) === "open";
  if (state.shape === "closed") return <ClosedCoach left={left} />;
  if (state.shape === "minimized") return <MinimizedCoach left={left} conversation={state.conversation} />;
  return (
    <Suspense fallback={null}>
      <OpenCoach state={state} />
    </Suspense>
  );
}
