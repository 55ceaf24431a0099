import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";
import { today } from "../../shared/format.ts";
import { anew, runFields, type ClockState } from "./clock-state.ts";

export const useClocks = () => trpc.clocks.list.useQuery({}, { staleTime: Infinity });

/** The days of a submission; those before stay in sight while others are worked out. */
export const useClockDates = (state: ClockState) => trpc.clocks.dates.useQuery(runFields(state), { placeholderData: keepPreviousData });

/** Has the days by every clock be there before another is chosen. */
export function usePreparedDates(all: readonly { id: string }[], state: ClockState) {
  const { clocks } = trpc.useUtils();
  return () => void Promise.all(all.map(({ id }) => clocks.dates.prefetch(runFields({ ...state, ...anew, clock: id }))));
}

/** The clock that runs where nothing of the product tells which. */
export const firstClock = "510k";

/** Has the days by the clock that is shown first be there before the clocks are opened. */
export function usePreparedClocks() {
  const { clocks } = trpc.useUtils();
  return (clock: string) =>
    void Promise.all([clocks.list.prefetch({}), clocks.dates.prefetch(runFields({ ...anew, clock, start: today() }))]);
}

/** How long reviews took under a product code; nothing while none is said. */
export const useAchieved = ({ clock: id, choice }: Pick<ClockState, "clock" | "choice">, productCode: string) =>
  trpc.clocks.achieved.useQuery(
    /^[A-Za-z]{3}$/.test(productCode) ? { id, product_code: productCode, ...(choice === "" ? {} : { choice }) } : skipToken,
    { staleTime: 600_000 },
  );
