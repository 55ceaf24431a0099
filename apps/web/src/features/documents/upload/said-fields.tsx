import { DocumentCategory, RegulatoryBody } from "@clausewise/contracts";
import { Choice, TextField } from "../../../shared/ui/fields.ts";
import styles from "./upload.module.css";
import type { Said } from "./uploads.ts";

const none = { value: "", label: "None" };
export const bodyChoices = [none, ...RegulatoryBody.options.map((value) => ({ value, label: value }))];
export const categoryChoices = [none, ...DocumentCategory.options.map((value) => ({ value, label: value }))];

interface Props {
  said: Omit<Said, "title">;
  onSay: (said: Partial<Said>) => void;
  /** Which file or files it is said of, for those who hear the fields. */
  of: string;
}

/** Body, category and tags of a file, or of several. */
export function SaidFields({ said, onSay, of }: Props) {
  return (
    <div className={styles.said} role="group" aria-label={of}>
      <Choice label="Regulatory body" data={bodyChoices} value={said.body} onChange={(event) => onSay({ body: event.target.value })} />
      <Choice label="Category" data={categoryChoices} value={said.category} onChange={(event) => onSay({ category: event.target.value })} />
      <TextField
        label="Tags"
        placeholder="pump, EU"
        maxLength={400}
        value={said.tags}
        onChange={(event) => onSay({ tags: event.target.value })}
      />
    </div>
  );
}
