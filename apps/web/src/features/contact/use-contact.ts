import type { ContactMessage } from "@clausewise/contracts";
import { useState } from "react";
import { useDraft } from "../../shared/draft.ts";
import { trpc } from "../../shared/trpc.ts";
import { parseDraft } from "./contact-draft.ts";

/** The contact form's states: idle, sending, then done, with the text kept for as long as it was not sent. */
export function useContact() {
  const [kept, setKept] = useDraft("contact");
  const [done, setDone] = useState(false);
  const send = trpc.contact.send.useMutation();
  const message = parseDraft(kept);
  const submit = () =>
    send.mutate(
      { firstName: message.firstName.trim(), lastName: message.lastName.trim(), email: message.email.trim(), message: message.message },
      {
        onSuccess: () => setKept(""),
        onError: (error) => console.error("Failed to send contact message:", error.message),
        onSettled: () => setDone(true),
      },
    );
  return {
    message,
    change: (next: ContactMessage) => setKept(JSON.stringify(next)),
    submit,
    sending: send.isPending,
    done,
    failed: send.isError,
  };
}
