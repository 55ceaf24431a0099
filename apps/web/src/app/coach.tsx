import { ClosedCoach, MinimizedCoach } from "../features/coach/coach-button.tsx";
import { useCoachState } from "../features/coach/coach-state.ts";
import { Suspense, lazy } from "react";

const OpenCoach = lazy(async () => ({ default: (await import("./open-coach.tsx")).OpenCoach }));

/** The compliance coach, beside every page but the dashboard. */
export function Coach() {
  const state = useCoachState();
  if (state.shape === "closed") return <ClosedCoach />;
  if (state.shape === "minimized") return <MinimizedCoach conversation={state.conversation} />;
  return (
    <Suspense fallback={null}>
      <OpenCoach state={state} />
    </Suspense>
  );
}
