import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import { counted } from "../../../shared/format.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import styles from "../translation.module.css";

interface Props {
  /** Numbers of the sentences that are to be looked at. */
  flagged: readonly number[];
  current: number | null;
  onGo: (number: number) => void;
  /** What is said where nothing is flagged. */
  otherwise: string;
}

/** How many sentences are to be looked at, with a way from one to the next. */
export function FlagStepper({ flagged, current, onGo, otherwise }: Props) {
  const before = flagged.findLast((number) => number < (current ?? 0));
  const next = flagged.find((number) => number > (current ?? -1));
  return (
    <div className={styles.stepper} role="group" aria-label="Sentences to look at">
      <p role="status">{flagged.length === 0 ? otherwise : `${counted(flagged.length, "sentence")} to look at`}</p>
      {flagged.length > 0 && (
        <>
          <IconButton label="The one before" disabled={before === undefined} onClick={() => before !== undefined && onGo(before)}>
            <IconChevronUp size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label="The next one" disabled={next === undefined} onClick={() => next !== undefined && onGo(next)}>
            <IconChevronDown size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
