import { useAddress } from "../../shared/address.ts";
import { withParams } from "../../shared/params.ts";
import type { PlannedSubmission } from "./plan-dialog.tsx";
import { type View, views } from "./views.ts";

const day = /^\d{4}-\d{2}-\d{2}$/u;

/** A submission that an address asks to be planned: from the review clocks it is handed on with its clock and its day. */
function planIn(params: URLSearchParams): { first: PlannedSubmission | null } | null {
  const clock = params.get("plan");
  if (clock === null) return null;
  const start = params.get("start") ?? "";
  const said = (name: string) => params.get(name) ?? "";
  const first = { clock, start, choice: said("choice"), holds: said("holds"), events: said("events"), extensions: said("extensions") };
  return { first: clock === "new" || !day.test(start) ? null : first };
}

/** What of the milestones the address shows. */
export function usePlace() {
  const [params, setParams] = useAddress();
  const change = (changes: Record<string, string | null>) => setParams((now) => withParams(now, changes), { preventScrollReset: true });
  return {
    view: views.find(([view]) => view === params.get("view"))?.[0] ?? views[0][0],
    show: (view: View) => change({ view: view === views[0][0] ? null : view }),
    /** The month that the calendar shows, as 2027-03; null for that of today. */
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(params.get("month") ?? "") ? params.get("month") : null,
    turnTo: (month: string) => change({ month }),
    milestone: params.get("milestone"),
    open: (milestone: string | null) => change({ milestone }),
    plan: planIn(params),
    beginPlan: () => change({ plan: "new" }),
    endPlan: () => change({ plan: null, start: null, choice: null, holds: null, events: null, extensions: null }),
  };
}
