import { z } from "zod";
import { Done, filled } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

export const ContactMessage = z.object({
  firstName: filled(lengths.name),
  lastName: filled(lengths.name),
  email: z.email().max(lengths.email),
  message: filled(lengths.message),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactOperations = operations({
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
