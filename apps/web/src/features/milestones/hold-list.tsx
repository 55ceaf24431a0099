import type { ReviewClock } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../shared/format.ts";
import { TextField } from "../../shared/ui/fields.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./milestones.module.css";

interface Props {
  hold: NonNullable<ReviewClock["hold"]>;
  start: string;
  /** As a run of the clock spells them. */
  holds: readonly string[];
  /** Null where they may not be changed. */
  onChange: ((holds: string[]) => void) | null;
}

const openEnd = "/..";

const told = (written: string, { begins, ends }: Props["hold"]): string => {
  const [from = "", until = ".."] = written.split("/");
  return `${formatDate(from)}: ${begins}; ${until === ".." ? "the clock still stands" : `${formatDate(until)}: ${ends}`}`;
};

/** When the clock of a submission stood, and a way to say so: a hold that is open ends before another can begin. */
export function HoldList({ hold, start, holds, onChange }: Props) {
  const open = holds.find((one) => one.endsWith(openEnd));
  return (
    <section aria-label="Holds of the review" className={styles.shared}>
      {holds.length > 0 && (
        <ul className={styles.entries} aria-label="Holds">
          {holds.map((written) => (
            <li key={written}>
              <span>{told(written, hold)}</span>
              {onChange !== null && (
                <TextButton
                  onClick={() => onChange(holds.filter((one) => one !== written))}
                  aria-label={`Take back the hold of ${formatDate(written.slice(0, 10))}`}
                >
                  Take back
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange !== null &&
        (open === undefined ? (
          <Dated
            key="begins"
            label={hold.begins}
            first={start}
            action="Add hold"
            onSay={(day) => onChange([...holds, `${day}${openEnd}`])}
          />
        ) : (
          <Dated
            key="ends"
            label={hold.ends}
            first={open.slice(0, 10)}
            action="End hold"
            onSay={(day) => onChange(holds.map((one) => (one === open ? `${open.slice(0, 10)}/${day}` : one)))}
          />
        ))}
      <p className={styles.quiet}>{hold.stops}</p>
    </section>
  );
}

interface DatedProps {
  label: string;
  first: string;
  action: string;
  onSay: (day: string) => void;
}

function Dated({ label, first, action, onSay }: DatedProps) {
  const [day, setDay] = useState("");
  return (
    <div className={styles.dated}>
      <TextField type="date" label={label} min={first} value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
      <Button variant="default" disabled={day === "" || day < first} onClick={() => onSay(day)}>
        {action}
      </Button>
    </div>
  );
}
