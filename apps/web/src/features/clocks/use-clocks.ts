import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";
import { runFields, type ClockState } from "./clock-state.ts";

export const useClocks = () => trpc.clocks.list.useQuery({}, { staleTime: Infinity });

/** The days of a submission; those before stay in sight while others are worked out. */
export const useClockDates = (state: ClockState) => trpc.clocks.dates.useQuery(runFields(state), { placeholderData: keepPreviousData });

/** How long reviews took under a product code; nothing while none is said. */
export const useAchieved = ({ clock: id, choice }: Pick<ClockState, "clock" | "choice">, productCode: string) =>
  trpc.clocks.achieved.useQuery(
    /^[A-Za-z]{3}$/.test(productCode) ? { id, product_code: productCode, ...(choice === "" ? {} : { choice }) } : skipToken,
    { staleTime: 600_000 },
  );
