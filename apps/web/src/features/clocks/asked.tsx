import type { ReviewClock } from "@clausewise/contracts";
import { onArrival } from "../../shared/ahead.ts";
import { isDay } from "../../shared/params.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import type { ClockState, useClockState } from "./clock-state.ts";
import styles from "./clocks.module.css";
import { usePreparedDates } from "./use-clocks.ts";

type Props = Omit<ReturnType<typeof useClockState>, "state"> & {
  all: readonly ReviewClock[];
  clock: ReviewClock;
  state: ClockState;
};

const markets = [
  ["US", "United States"],
  ["EU", "European Union"],
] as const;

/** Which clock, from which day, and how it is reviewed. */
export function Asked({ all, clock, state, change, choose }: Props) {
  const prepare = usePreparedDates(all, state);
  return (
    <div className={styles.asked}>
      <Choice
        {...onArrival(prepare)}
        label="Submission"
        value={clock.id}
        onChange={(event) => choose(event.currentTarget.value)}
        data={markets.map(([code, group]) => ({
          group,
          items: all.filter(({ market }) => market === code).map(({ id, name }) => ({ value: id, label: name })),
        }))}
      />
      {clock.choices.length > 0 && (
        <Choice
          label="Kind"
          value={state.choice || (clock.choices[0]?.id ?? "")}
          onChange={(event) => change({ choice: event.currentTarget.value })}
          data={clock.choices.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <TextField
        type="date"
        label={clock.start}
        defaultValue={state.start}
        key={state.start}
        onBlur={(event) => isDay(event.currentTarget.value) && change({ start: event.currentTarget.value })}
        onKeyDown={(event) => event.key === "Enter" && isDay(event.currentTarget.value) && change({ start: event.currentTarget.value })}
      />
    </div>
  );
}
