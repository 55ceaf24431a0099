import type { Evidence, TrackedItem } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { evidenceKinds } from "@clausewise/contracts/vocabulary";
import { TextArea, TextField } from "../../shared/ui/fields.ts";
import type { EvidencePicker } from "./evidence-picker.ts";
import styles from "./checklists.module.css";
import type { Said } from "./use-checklists.ts";

interface Props {
  item: TrackedItem;
  onSay: (said: Said) => Promise<void>;
  EvidenceField: EvidencePicker;
}

const idsOf = (chosen: readonly Evidence[]): NonNullable<Said["evidence"]> => {
  const [document, bookmark, clause] = evidenceKinds.map((kind) => chosen.filter((one) => one.kind === kind).map(({ id }) => id));
  return { document: document ?? [], bookmark: bookmark ?? [], clause: clause ?? [] };
};

/** Who does it, by when, what is to be remembered and what shows it; each is kept as soon as the field is left. */
export function ItemWork({ item, onSay, EvidenceField }: Props) {
  const { responsible, due, note, expected } = item;
  return (
    <div className={styles.work}>
      <div className={styles.fields}>
        <TextField
          label="Owner"
          defaultValue={responsible}
          maxLength={lengths.label}
          onBlur={({ currentTarget: { value } }) => value !== responsible && void onSay({ responsible: value })}
        />
        <TextField
          type="date"
          label="Due"
          defaultValue={due ?? ""}
          onBlur={({ currentTarget: { value } }) => value !== (due ?? "") && void onSay({ due: value === "" ? null : value })}
        />
      </div>
      <TextArea
        label="Note"
        defaultValue={note}
        autosize
        minRows={2}
        maxLength={lengths.message}
        onBlur={({ currentTarget: { value } }) => value !== note && void onSay({ note: value })}
      />
      {expected.length > 0 && <p className={styles.remark}>What would show it: {expected.join("; ")}.</p>}
      <EvidenceField chosen={item.evidence} onChange={(chosen) => void onSay({ evidence: idsOf(chosen) })} />
    </div>
  );
}
