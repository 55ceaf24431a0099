import type { UnconfirmedNote } from "@clausewise/contracts";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { TextArea } from "../../shared/ui/fields.ts";
import styles from "./note-list.module.css";

interface Props {
  note: UnconfirmedNote;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
}

/** An administrator says that a note holds as the law is now, and why. */
export function NoteDialog({ note: { citation }, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState("");
  const given = reason.trim();
  return (
    <Confirm
      opened
      onClose={onClose}
      title={`Does the note on ${citation} still hold?`}
      action="Confirm the note"
      onConfirm={() => (given === "" ? Promise.reject(new NoReason()) : onConfirm(given))}
      failed={(error) => (error instanceof NoReason ? "Say why the note holds." : `The note was not confirmed. ${explain(error)}`)}
    >
      <div className={styles.fields}>
        <p>
          From now on everybody reads it without the remark that it was written before the change. A later change brings the remark back.
        </p>
        <TextArea
          label="Reason"
          description="Stands in the audit trail with your name: what you compared it with."
          required
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Confirm>
  );
}

class NoReason extends Error {}
