import type { ReactNode } from "react";
import { TextField } from "../../../shared/ui/fields.ts";
import type { DraftSaver, Saving } from "../saving/draft-saver.ts";
import { Conflict } from "./conflict.tsx";
import styles from "./desk.module.css";
import { ExportDraft } from "./export-draft.tsx";
import { SaidFields } from "./said-fields.tsx";
import { SaveState } from "./save-state.tsx";

interface Props {
  saver: DraftSaver;
  saving: Saving;
  /** What the draft came from. */
  from: ReactNode;
}

/** What a draft is called and is to be, and whether it is saved. */
export function DeskHead({ saver, saving, from }: Props) {
  const { said, state, head, isRestored } = saving;
  return (
    <>
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
        {head !== null && <ExportDraft draftId={head.id} />}
      </div>
      <SaidFields said={said} onSay={saver.say} />
      <Conflict saving={saving} saver={saver} />
      {isRestored && state !== "conflict" && (
        <p className={styles.remark} role="status">
          Words that had not reached the server were brought back from this browser.
        </p>
      )}
      {from}
    </>
  );
}
