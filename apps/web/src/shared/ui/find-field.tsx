import { lengths } from "@clausewise/contracts/limits";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { formatNumber } from "../format.ts";
import { TextField } from "./fields.ts";
import styles from "./find-field.module.css";
import { IconButton } from "./icon-button.tsx";

/** Places where words were found. */
export interface FoundPlaces {
  total: number;
  /** How many of them can be stepped through. */
  shown: number;
  waiting: boolean;
  failed: boolean;
  /** The one that steps have led to, counted from 0. */
  at: number | null;
}

interface Props {
  label: string;
  words: string;
  onFind: (words: string) => void;
  /** Null where nothing is looked for yet. */
  found: FoundPlaces | null;
  /** Goes to a place, counted from 0. */
  onStep: (at: number) => void;
}

type Direction = 1 | -1;

/** Finds words in what is read: Enter leads to the next place, Shift Enter to the one before, Esc ends it. */
export function FindField({ label, words, onFind, found, onStep }: Props) {
  const shown = found?.shown ?? 0;
  const step = (by: Direction) => {
    const at = found?.at ?? null;
    if (shown > 0) onStep(at === null ? (by > 0 ? 0 : shown - 1) : (at + by + shown) % shown);
  };
  const stepOnceFound = useStepOnceFound(found, step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") stepOnceFound(event.shiftKey ? -1 : 1);
    if (event.key !== "Escape" || words === "") return;
    event.preventDefault();
    onFind("");
  };
  return (
    <div className={styles.find}>
      <TextField
        type="search"
        size="xs"
        aria-label={label}
        placeholder={label}
        maxLength={lengths.search}
        leftSection={<IconSearch size={14} stroke={1.6} aria-hidden />}
        value={words}
        onChange={(event) => onFind(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {found !== null && (
        <>
          <span role="status">{foundText(found)}</span>
          <IconButton label="Previous place (Shift Enter)" disabled={shown === 0} onClick={() => step(-1)}>
            <IconChevronUp size={16} aria-hidden />
          </IconButton>
          <IconButton label="Next place (Enter)" disabled={shown === 0} onClick={() => step(1)}>
            <IconChevronDown size={16} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}

/** Steps at once, or, where somebody is ahead of the search, when it has ended. */
function useStepOnceFound(found: FoundPlaces | null, step: (by: Direction) => void) {
  const ahead = useRef<Direction | null>(null);
  const waiting = found?.waiting === true;
  const go = useEffectEvent(() => {
    if (ahead.current !== null) step(ahead.current);
    ahead.current = null;
  });
  useEffect(() => {
    if (!waiting) go();
  }, [waiting]);
  return (by: Direction) => {
    if (waiting) ahead.current = by;
    else step(by);
  };
}

/** `3 of 12`, `200+ found`, or why nothing is. */
export function foundText({ total, shown, waiting, failed, at }: FoundPlaces): string {
  if (waiting) return "…";
  if (failed) return "Could not be searched";
  if (total === 0) return "Not found";
  const all = total > shown ? `${formatNumber(shown)}+` : formatNumber(total);
  return at === null ? `${all} found` : `${formatNumber(at + 1)} of ${all}`;
}
