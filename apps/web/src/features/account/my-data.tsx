import { signatureRetentionYears } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { saveFile } from "../../shared/save-file.ts";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./account.module.css";
import { Section } from "./section.tsx";

interface Props {
  email: string;
  onErase: (email: string) => Promise<void>;
}

/** Everything kept of the person, to take along or to have deleted. */
export function MyData({ email, onErase }: Props) {
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const filename = await saveFile("/api/users/me/data");
      notifications.show({ message: `Saved as ${filename}.`, autoClose: 3000 });
    } catch (error) {
      console.error("Failed to download:", error instanceof Error ? error.message : error);
      notifications.show({ message: "Your data could not be downloaded. Wait a minute and try again.", autoClose: 5000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title="My data"
      lede="One ZIP holds everything that is kept of you: a file for each kind of thing, your uploads, and what the audit trail says of you."
    >
      <div className={styles.actions}>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={15} aria-hidden />} onClick={() => void download()}>
          Download everything about me
        </Button>
        <Button variant="default" onClick={() => setErasing(true)}>
          Delete my account
        </Button>
      </div>
      {erasing && <EraseDialog email={email} onClose={() => setErasing(false)} onErase={onErase} />}
    </Section>
  );
}

/** Says what goes and what stays, and deletes nothing until the person's own address is typed. */
function EraseDialog({ email, onClose, onErase }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  return (
    <Confirm
      opened
      onClose={onClose}
      title="Delete your account?"
      action="Delete my account"
      danger
      onConfirm={() => onErase(typed)}
      failed={(error) => `Your account was not deleted. ${explain(error)}`}
    >
      <p>At once and for good, and on every device, these go:</p>
      <ul className={styles.what}>
        <li>your profile and all your sessions</li>
        <li>your questions, answers, bookmarks, alerts, documents and notifications</li>
        <li>the addresses of your feeds, and your webhooks</li>
        <li>mail to you, and messages that you sent through the contact form</li>
        <li>the key to what the audit trail says of you, which nobody can read then</li>
      </ul>
      <p>These stay:</p>
      <ul className={styles.what}>
        <li>that somebody did something, and when, in the audit trail, without your name</li>
        <li>what you posted where others see it, as “Deleted person”</li>
        <li>what you signed: your name, the time and the meaning of the signature, for {signatureRetentionYears} years after it</li>
      </ul>
      <TextField
        label="Type your e-mail address to confirm"
        description={email}
        autoComplete="off"
        maxLength={320}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Confirm>
  );
}
