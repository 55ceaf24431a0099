import { TextButton } from "../../shared/ui/text-button.tsx";
import { TextArea, TextField } from "../../shared/ui/fields.ts";
import styles from "./milestones.module.css";
import { useDraft } from "./use-draft.ts";

interface Props {
  label: string;
  stored: string;
  keep: (value: string, seen: string) => Promise<boolean>;
  /** How a value is read aloud beside the field. */
  told?: (value: string) => string;
  kind?: "text" | "date" | "lines";
  description?: string;
  disabled: boolean;
  isWide?: boolean;
  longest?: number;
}

/** A field of what several people may change: kept as it is left; what somebody else wrote meanwhile is shown, and overwritten by nobody's leave but theirs who typed. */
export function SharedField({ label, stored, keep, told = quoted, kind = "text", description, ...look }: Props) {
  const draft = useDraft(stored, async (value, seen) => (kind === "date" && value === "" ? true : keep(value, seen)));
  const field = {
    label,
    disabled: look.disabled,
    value: draft.value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => draft.type(currentTarget.value),
    onBlur: draft.leave,
    ...(description !== undefined && { description }),
    ...(look.longest !== undefined && { maxLength: look.longest }),
  };
  return (
    <div className={look.isWide === true ? styles.wide : undefined}>
      {kind === "lines" ? <TextArea autosize minRows={2} {...field} /> : <TextField type={kind} {...field} />}
      {draft.theirs !== null && (
        <p className={styles.theirs} role="status">
          Changed elsewhere to {told(draft.theirs)} while you typed. Nothing was overwritten.{" "}
          <TextButton onClick={draft.keepMine}>Keep mine</TextButton> <TextButton onClick={draft.takeTheirs}>Take theirs</TextButton>
        </p>
      )}
    </div>
  );
}

const quoted = (value: string): string => (value === "" ? "nothing" : `“${value}”`);
