import { Button, UnstyledButton } from "@mantine/core";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./milestones.module.css";
import type { Words } from "./use-words.ts";

interface Chosen {
  id: string;
  label: string;
}

interface Props extends Words {
  /** What the button says that opens it. */
  action: string;
  /** What the field is for. */
  label: string;
  /** What has the words; undefined while that is on its way. */
  found: readonly Chosen[] | undefined;
  none: string;
  onChoose: (id: string) => void;
}

/** One of many, found by its words. */
export function Chooser({ action, label, found, none, words, setWords, onChoose }: Props) {
  if (words === null)
    return (
      <Button variant="default" size="xs" onClick={() => setWords("")}>
        {action}
      </Button>
    );
  return (
    <div className={styles.chooser}>
      <TextField label={label} type="search" autoFocus value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      {found?.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul aria-label={label}>
        {found?.map((one) => (
          <li key={one.id}>
            <UnstyledButton
              onClick={() => {
                setWords(null);
                onChoose(one.id);
              }}
            >
              {one.label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={() => setWords(null)}>
        Cancel
      </Button>
    </div>
  );
}
