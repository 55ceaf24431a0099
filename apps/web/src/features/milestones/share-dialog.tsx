import { recipientsIn } from "@clausewise/contracts/milestone-words";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { CheckBox, TextArea } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./milestones.module.css";
import { useShare } from "./use-milestones.ts";

interface Props {
  id: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** A person shares a milestone of theirs. */
export function ShareDialog({ id, name, opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Share “${name}”`}>
      <ShareForm id={id} onClose={onClose} />
    </Dialog>
  );
}

function ShareForm({ id, onClose }: Pick<Props, "id" | "onClose">) {
  const [recipients, setRecipients] = useState("");
  const [mayEdit, setMayEdit] = useState(true);
  const [notify, setNotify] = useState(true);
  const [inCalendar, setInCalendar] = useState(false);
  const share = useShare();
  if (share.data)
    return (
      <div className={styles.shared}>
        <p role="alert">{share.data.message}</p>
        <p>Whoever has an account under one of these addresses is told now; others see it once they sign in with theirs.</p>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </div>
    );
  return (
    <form
      className={styles.shared}
      aria-label="Share"
      onSubmit={(event) => {
        event.preventDefault();
        share.mutate({ id, recipients, may_edit: mayEdit, notify, in_calendar: inCalendar });
      }}
    >
      <TextArea
        label="Share with"
        description="E-mail addresses, parted by commas"
        autosize
        minRows={2}
        value={recipients}
        onChange={({ currentTarget }) => setRecipients(currentTarget.value)}
        data-autofocus
      />
      <CheckBox
        label="Allow team members to edit milestone"
        checked={mayEdit}
        onChange={({ currentTarget }) => setMayEdit(currentTarget.checked)}
      />
      <CheckBox
        label="Send email notifications for updates"
        checked={notify}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
      <CheckBox
        label="Add to shared team calendar"
        checked={inCalendar}
        onChange={({ currentTarget }) => setInCalendar(currentTarget.checked)}
      />
      {share.error !== null && <Problem title="It was not shared.">The addresses are kept. {explain(share.error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" loading={share.isPending} disabled={recipientsIn(recipients).length === 0}>
          Share
        </Button>
      </div>
    </form>
  );
}
