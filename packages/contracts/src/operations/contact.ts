import { z } from "zod";
import { Done, filled } from "../domain/fields.ts";
import { operations } from "../wire/operation.ts";

export const ContactMessage = z.object({
  firstName: filled(100),
  lastName: filled(100),
  email: z.email().max(320),
  message: filled(10_000),
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
    perMinute: 10,
  },
});
