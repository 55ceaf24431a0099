import { z } from "zod";

/** What a program may do with an access token of a person's. */
export const AccessScope = z.enum(["read", "ask", "check"]);
export type AccessScope = z.infer<typeof AccessScope>;

/** What each of them lets a program do, in words for the person. */
export const accessScopes: Record<AccessScope, { label: string; means: string }> = {
  read: {
    label: "Read",
    means: "Open passages of the library, see what changed in official sources, and read your alerts, answers and checks of references.",
  },
  ask: { label: "Ask", means: "Ask questions in your name. Answers can quote your own documents, and stand among your questions." },
  check: {
    label: "Check references",
    means: "Have the references of a text or of one of your documents checked. Checks stand among yours.",
  },
};
