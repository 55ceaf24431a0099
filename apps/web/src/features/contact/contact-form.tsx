import { Button } from "@mantine/core";
import { TextArea, TextField } from "../../shared/ui/fields.ts";
import styles from "./contact-form.module.css";
import type { Contact } from "./use-contact.ts";

export function ContactForm({ contact: { form, send, sending } }: { contact: Contact }) {
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="Contact">
      <TextField label="First name" autoComplete="given-name" maxLength={100} {...form.field("firstName")} />
      <TextField label="Last name" autoComplete="family-name" maxLength={100} {...form.field("lastName")} />
      <TextField className={styles.wide ?? ""} label="E-mail" type="email" autoComplete="email" maxLength={320} {...form.field("email")} />
      <TextArea className={styles.wide ?? ""} label="Message" rows={7} maxLength={10_000} {...form.field("message")} />
      <div className={styles.send}>
        <Button type="submit" loading={sending}>
          {sending ? "Sending…" : "Send message"}
        </Button>
        <span>What you type is kept in this browser tab until it is sent.</span>
      </div>
    </form>
  );
}
