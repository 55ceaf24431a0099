import type { ReviewClock } from "@clausewise/contracts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { AchievedTimes } from "./achieved-times.tsx";
import { Asked } from "./asked.tsx";
import { type ClockState, happeningsOf, useClockState } from "./clock-state.ts";
import { ClockSources } from "./clock-sources.tsx";
import { DatesList } from "./dates-list.tsx";
import { Happened } from "./happened.tsx";
import styles from "./clocks.module.css";
import { PlanMilestones } from "./plan-milestones.tsx";
import { SaveCalendar } from "./save-calendar.tsx";
import { Timeline } from "./timeline.tsx";
import { useClockDates, useClocks } from "./use-clocks.ts";

interface Props {
  /** The clock that is shown where the address names none. */
  clock: string;
  /** Of the product: what the registers are asked for. */
  productCodes: readonly string[];
}

/** When the periods of a submission end: as a list, a timeline and a calendar, with what was achieved in truth. */
export function ReviewClocks({ clock: first, productCodes }: Props) {
  const clocks = useClocks();
  const { state, change, choose } = useClockState(first);
  return (
    <section className={styles.clocks} aria-labelledby="review-clocks">
      <h2 id="review-clocks">Review clocks</h2>
      <p className={styles.lede}>
        When the periods of a review end, by the rules that set them. Each rule names its clause and the day of the text that it was
        compared with.
      </p>
      <QueryState query={clocks} waiting="Opening the review clocks" failed="The review clocks could not be opened." inline>
        {(all) => {
          const clock = all.find(({ id }) => id === state.clock) ?? all[0];
          return clock && <Running {...{ all, clock, state, change, choose, productCodes }} />;
        }}
      </QueryState>
    </section>
  );
}

type RunningProps = Omit<ReturnType<typeof useClockState>, "state"> & {
  all: readonly ReviewClock[];
  clock: ReviewClock;
  state: ClockState;
  productCodes: readonly string[];
};

function Running({ all, clock, state, change, choose, productCodes }: RunningProps) {
  const asked = { ...state, clock: clock.id };
  const dates = useClockDates(asked);
  // The days of another clock are not shown under this one's name.
  const own = dates.data?.clock.id === clock.id ? dates : { ...dates, data: undefined };
  return (
    <>
      <Asked {...{ all, clock, state, change, choose }} />
      <Happened key={clock.id} clock={clock} happenings={happeningsOf(state, clock)} state={state} onChange={change} />
      <QueryState query={own} waiting="Working the days out" failed="The days could not be worked out." inline>
        {(found) => (
          <>
            {found.start.why !== null && <p className={styles.lede}>{found.start.why}</p>}
            <Timeline dates={found} holds={state.holds} />
            <DatesList dates={found.dates} />
            <SaveCalendar state={asked} />
            <PlanMilestones state={asked} />
          </>
        )}
      </QueryState>
      <ClockSources clock={clock} />
      <AchievedTimes state={asked} productCodes={productCodes} />
    </>
  );
}
