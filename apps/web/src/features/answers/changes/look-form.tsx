import type { CitedChange } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../../shared/trpc.ts";
import { TextField } from "../../../shared/ui/fields.ts";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "./changes.module.css";
import { useLook } from "./use-changes.ts";

interface Props {
  answerId: string;
  question: string;
  /** Those that were seen: what changes after that stays to be looked at. */
  changes: readonly CitedChange[];
}

/** A person says that they looked at what changed, and what they found of it. */
export function LookForm(props: Props) {
  const [open, setOpen] = useState(false);
  if (open) return <NoteForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button variant="default" onClick={() => setOpen(true)} aria-label={`Mark as looked at: ${props.question}`}>
      Mark as looked at
    </Button>
  );
}

function NoteForm({ answerId, question, changes, onClose }: Props & { onClose: () => void }) {
  const { form, send, sending, error } = useLook(answerId, changes, onClose);
  return (
    <form className={styles.look} noValidate aria-label={`Looked at: ${question}`} onSubmit={form.submit(send)}>
      <TextField label="What you found (optional)" maxLength={5000} data-autofocus autoFocus {...form.field("note")} />
      {error !== null && <Problem title="It was not marked.">What you wrote is kept in this browser. {explain(error)}</Problem>}
      <div>
        <Button type="submit" loading={sending}>
          Looked at
        </Button>
        <TextButton type="button" onClick={onClose}>
          Cancel
        </TextButton>
      </div>
    </form>
  );
}
