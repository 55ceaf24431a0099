import type { Draft } from "@clausewise/contracts";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { formatNumber } from "../../../shared/format.ts";
import { TextField } from "../../../shared/ui/fields.ts";
import { TextPane } from "../editor/text-pane.tsx";
import { Conflict } from "./conflict.tsx";
import styles from "./desk.module.css";
import { SaidFields } from "./said-fields.tsx";
import { SaveState } from "./save-state.tsx";
import { useDesk } from "./use-desk.ts";

interface Props {
  /** Null for a new one. */
  draft: Draft | null;
  personId: string;
  /** It was saved for the first time, or anew under another id. */
  onMade: (id: string) => void;
  /** Other ways to begin, offered while nothing is written. */
  begin: ReactNode;
  /** What the draft came from. */
  from: ReactNode;
}

/** A draft that is worked on: what it is to be, and its text. */
export function Desk({ draft, personId, onMade, begin, from }: Props) {
  const { saver, saving, ready } = useDesk(draft, personId);
  const [selected, setSelected] = useState("");
  const id = saving.head?.id ?? null;
  const made = useEffectEvent(onMade);
  useEffect(() => {
    if (id !== null && id !== draft?.id) made(id);
  }, [id, draft?.id]);
  const { said, state, head, isRestored } = saving;
  return (
    <div className={styles.desk}>
      <div className={styles.head}>
        <TextField
          className={styles.title}
          label="Title"
          placeholder="Untitled draft"
          value={said.title}
          maxLength={300}
          onChange={({ target }) => saver.say({ title: target.value })}
        />
        <SaveState saving={saving} />
      </div>
      <SaidFields said={said} onSay={saver.say} />
      <Conflict saving={saving} saver={saver} />
      {isRestored && state !== "conflict" && (
        <p className={styles.remark} role="status">
          Words that had not reached the server were brought back from this browser.
        </p>
      )}
      {state === "empty" && begin}
      {from}
      <div className={styles.text}>
        <TextPane
          label="Text of the draft"
          placeholder="Paste or type the text here."
          text={draft?.text ?? ""}
          onReady={ready}
          typed={saver.typed}
          selected={setSelected}
          pressed={() => undefined}
          left={() => void saver.flush()}
        />
      </div>
      <p className={styles.remark}>
        {formatNumber(head?.characters ?? 0)} characters saved{selected === "" ? "" : `, ${formatNumber(selected.length)} chosen`}
      </p>
    </div>
  );
}
