import type { ContactMessage } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import styles from "./contact-form.module.css";
import { type ContactField, checkMessage } from "./contact-draft.ts";

interface Props {
  value: ContactMessage;
  onChange: (value: ContactMessage) => void;
  onSend: () => void;
  sending: boolean;
}

const order: readonly ContactField[] = ["firstName", "lastName", "email", "message"];

export function ContactForm({ value, onChange, onSend, sending }: Props) {
  const [tried, setTried] = useState(false);
  const problems = tried ? checkMessage(value) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const open = checkMessage(value);
    const first = order.find((field) => open[field] !== undefined);
    if (first === undefined) onSend();
    else document.getElementById(`contact-${first}`)?.focus();
  };
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    value: value[name],
    required: true,
    "aria-invalid": problems[name] !== undefined,
    "aria-describedby": problems[name] === undefined ? undefined : `contact-${name}-problem`,
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Contact">
      <Field name="firstName" label="First name" problem={problems.firstName}>
        {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule does not know the name tokens of the HTML standard */}
        <input type="text" autoComplete="given-name" maxLength={100} {...field("firstName")} />
      </Field>
      <Field name="lastName" label="Last name" problem={problems.lastName}>
        {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule does not know the name tokens of the HTML standard */}
        <input type="text" autoComplete="family-name" maxLength={100} {...field("lastName")} />
      </Field>
      <Field name="email" label="E-mail" problem={problems.email} wide>
        <input type="email" autoComplete="email" maxLength={320} {...field("email")} />
      </Field>
      <Field name="message" label="Message" problem={problems.message} wide>
        <textarea rows={7} maxLength={10_000} {...field("message")} />
      </Field>
      <div className={styles.send}>
        <Button type="submit" loading={sending}>
          {sending ? "Sending…" : "Send message"}
        </Button>
        <span>What you type is kept in this browser tab until it is sent.</span>
      </div>
    </form>
  );
}

function Field({
  name,
  label,
  problem,
  wide = false,
  children,
}: {
  name: ContactField;
  label: string;
  problem: string | undefined;
  wide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <label htmlFor={`contact-${name}`}>{label}</label>
      {children}
      {problem !== undefined && (
        <p id={`contact-${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
