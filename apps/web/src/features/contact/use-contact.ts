import { ContactMessage } from "@clausewise/contracts";
import { useState } from "react";
import { trpc } from "../../shared/trpc.ts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";

const empty: ContactMessage = { firstName: "", lastName: "", email: "", message: "" };

/** The contact form's states: idle, sending, then done, with the text kept for as long as it was not sent. */
export function useContact() {
  const form = useContractForm(ContactMessage, { initial: empty, draft: "contact" });
  const [done, setDone] = useState(false);
  const call = trpc.contact.send.useMutation();
  const send = (message: ContactMessage) =>
    call.mutate(
      { ...message, firstName: message.firstName.trim(), lastName: message.lastName.trim(), email: message.email.trim() },
      {
        onSuccess: form.forget,
        onError: (error) => console.error("Failed to send contact message:", error.message),
        onSettled: () => setDone(true),
      },
    );
  return { form, send, sendAgain: () => send(form.values), sending: call.isPending, done, failed: call.isError };
}

export type Contact = ReturnType<typeof useContact>;
