import { z } from "zod";
import { Done, filled } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { StreamReply, operations } from "../wire/operation.ts";

export const Erasure = z.object({
  /** One's own e-mail address, typed again: nothing is deleted without it. */
  email: filled(lengths.email),
});
export type Erasure = z.infer<typeof Erasure>;

export const accountOperations = operations({
  erase: {
    method: "DELETE",
    path: "/api/users/me",
    access: "user",
    summary: "Deletes the signed-in person's account with everything that is theirs, at once and for good.",
    input: Erasure,
    output: Done,
    example: { email: "ana@example.org" },
    perMinute: callsPerMinute.erase,
  },
  data: {
    method: "GET",
    path: "/api/users/me/data",
    access: "user",
    summary: "Everything that is kept of the signed-in person, as one ZIP: a JSON file for each kind of thing, and their files.",
    input: z.object({}),
    output: StreamReply,
    example: {},
    reply: "file",
    mediaTypes: ["application/zip"],
    changes: true,
    perMinute: callsPerMinute.personalData,
  },
});
