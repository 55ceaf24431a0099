import type { ContactMessage } from "@clausewise/contracts";

export const emptyMessage: ContactMessage = { firstName: "", lastName: "", email: "", message: "" };

export type ContactField = keyof ContactMessage;

/** A kept draft, as far as it can be read. */
export function parseDraft(kept: string): ContactMessage {
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== "object" || value === null) return emptyMessage;
    const text = (name: ContactField) => {
      const part: unknown = Reflect.get(value, name);
      return typeof part === "string" ? part : "";
    };
    return { firstName: text("firstName"), lastName: text("lastName"), email: text("email"), message: text("message") };
  } catch {
    return emptyMessage;
  }
}

const names: Record<ContactField, string> = { firstName: "first name", lastName: "last name", email: "e-mail address", message: "message" };
const limits: Record<ContactField, number> = { firstName: 100, lastName: 100, email: 320, message: 10_000 };

/** What still stands in the way of sending, field by field. */
export function checkMessage(message: ContactMessage): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of ["firstName", "lastName", "email", "message"] as const) {
    if (message[field].trim() === "") problems[field] = `Please enter your ${names[field]}.`;
    else if (message[field].length > limits[field]) problems[field] = `Please keep this under ${limits[field]} characters.`;
  }
  if (problems.email === undefined && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(message.email.trim()))
    problems.email = "Please enter an e-mail address such as name@example.org.";
  return problems;
}
