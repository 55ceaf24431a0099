import { z } from "zod";
import { Done, Id, Timestamp, filled, text } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const ContactMessage = z.object({
  firstName: filled(lengths.name),
  lastName: filled(lengths.name),
  email: z.email().max(lengths.email),
  message: filled(lengths.message),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A message as it was kept. */
export const ReceivedMessage = ContactMessage.extend({ id: Id, created_at: Timestamp });
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const MessageFilter = listInput({ search: text(lengths.label).optional() }, ["newest", "oldest"]);
export type MessageFilter = z.output<typeof MessageFilter>;

export const contactOperations = operations({
  list: {
    method: "GET",
    path: "/api/contact/messages",
    access: "administrator",
    summary: "The messages that people have sent, newest first.",
    input: MessageFilter,
    output: page(ReceivedMessage),
    example: { search: "import" },
    reply: "page",
  },
  send: {
    method: "POST",
    path: "/api/contact",
    access: "public",
    summary: "Sends a message to the people who run this installation.",
    input: ContactMessage,
    output: Done,
    example: { firstName: "Ana", lastName: "Sample", email: "ana@example.org", message: "How do I import texts?" },
    perMinute: callsPerMinute.contact,
  },
});
