import type { ReviewClock } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { formatDate } from "../../shared/format.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import type { ClockState, Happening } from "./clock-state.ts";
import styles from "./clocks.module.css";

interface Props {
  clock: ReviewClock;
  state: ClockState;
  happenings: readonly Happening[];
  onChange: (changes: Partial<ClockState>) => void;
}

/** What happened to the submission, and a way to add to it. */
export function Happened({ clock, state, happenings, onChange }: Props) {
  const kinds = kindsOf(clock);
  if (kinds.length === 0) return null;
  const remove = ({ list, written }: Happening) => onChange({ [list]: state[list].filter((one) => one !== written) });
  return (
    <div className={styles.happened}>
      <h3>What happened</h3>
      {happenings.length > 0 && (
        <ul>
          {happenings.map((happening) => (
            <li key={`${happening.list} ${happening.written}`}>
              <span>{inWords(happening, clock)}</span>
              <IconButton label={`Take back: ${happening.label}, ${formatDate(happening.day)}`} onClick={() => remove(happening)}>
                <IconX size={16} stroke={1.8} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Add kinds={kinds} start={state.start} onAdd={({ list, written }) => onChange({ [list]: [...state[list], written] })} />
    </div>
  );
}

function inWords({ label, day, until, days }: Happening, { hold }: ReviewClock): string {
  const told = `${formatDate(day)}: ${label}${days === undefined ? "" : `, ${days} days`}`;
  if (until === undefined) return told;
  return until === null ? `${told}; it is open` : `${told}; ${formatDate(until)}: ${hold?.ends ?? "it goes on"}`;
}

interface Kind {
  value: string;
  label: string;
  list: Happening["list"];
  /** What the second field asks for; null where there is none. */
  second: "until" | "days" | null;
  effect: string | null;
}

const kindsOf = ({ hold, events, extensions }: ReviewClock): Kind[] => [
  ...(hold ? [{ value: "hold", label: hold.begins, list: "holds", second: "until", effect: hold.stops } as const] : []),
  ...events.map(({ id, label }) => ({ value: id, label, list: "events", second: null, effect: null }) as const),
  ...extensions.map(({ id, label, effect, days }) => {
    const second = days === null && id !== "closure" ? null : ("days" as const);
    return { value: id, label, list: "extensions", second, effect } as const;
  }),
];

const writtenOf = ({ list, value, second }: Kind, day: string, more: string): string => {
  if (list === "holds") return `${day}/${more || ".."}`;
  return `${value}@${day}${second === "days" && more !== "" ? `/${more}` : ""}`;
};

function Add({
  kinds,
  start,
  onAdd,
}: {
  kinds: readonly Kind[];
  start: string;
  onAdd: (added: Pick<Happening, "list" | "written">) => void;
}) {
  const [value, setValue] = useState(kinds[0]?.value ?? "");
  const [day, setDay] = useState("");
  const [more, setMore] = useState("");
  const kind = kinds.find((one) => one.value === value) ?? kinds[0];
  if (!kind) return null;
  const add = () => {
    onAdd({ list: kind.list, written: writtenOf(kind, day, more) });
    setDay("");
    setMore("");
  };
  return (
    <form
      className={styles.asked}
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== "") add();
      }}
    >
      <Choice
        label="Add what happened"
        value={kind.value}
        onChange={(event) => setValue(event.currentTarget.value)}
        data={kinds.map(({ value: one, label }) => ({ value: one, label }))}
      />
      <TextField type="date" label="On" value={day} min={start} onChange={(event) => setDay(event.currentTarget.value)} required />
      {kind.second === "until" && (
        <TextField
          type="date"
          label="Answered on, if it is"
          value={more}
          min={day}
          onChange={(event) => setMore(event.currentTarget.value)}
        />
      )}
      {kind.second === "days" && (
        <TextField type="number" label="Days" value={more} min={1} max={360} onChange={(event) => setMore(event.currentTarget.value)} />
      )}
      <Button type="submit" variant="default">
        Add
      </Button>
      {kind.effect !== null && <p className={styles.effect}>{kind.effect}</p>}
    </form>
  );
}
