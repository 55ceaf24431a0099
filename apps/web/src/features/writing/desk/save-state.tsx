import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import type { SaveState as State, Saving } from "../saving/draft-saver.ts";
import styles from "./desk.module.css";

const words: Record<State, string> = {
  empty: "Saved as you type",
  saved: "Saved",
  typing: "Saving…",
  saving: "Saving…",
  away: "Not on the server yet",
  signed_out: "Not saved: your session has ended",
  conflict: "Not saved: changed elsewhere",
  gone: "Not saved: deleted elsewhere",
  refused: "Not saved",
};

const icons: Partial<Record<State, typeof IconCheck>> = { saved: IconCheck, typing: IconDots, saving: IconDots, away: IconCloudOff };

const isCutOff = (state: State): boolean => !["empty", "saved", "typing", "saving"].includes(state);

/** Whether what was typed is kept, and where. */
export function SaveState({ saving: { state, isKeptHere, problem } }: { saving: Saving }) {
  const Icon = icons[state];
  const here = isKeptHere ? "kept in this browser" : "not kept in this browser, which has no room: copy it elsewhere";
  return (
    <span className={styles.saveState} data-troubled={isCutOff(state)} role="status">
      {Icon && <Icon size={15} stroke={1.8} aria-hidden />}
      {words[state]}
      {isCutOff(state) && `, ${here}`}
      {problem !== null && `. ${problem}`}
    </span>
  );
}
