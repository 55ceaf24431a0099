import { type ZodType, config, type core } from "zod";

// Compiling validators asks for eval, which the content security policy forbids.
config({ jitless: true });

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** An issue in words for people; `name` says what is asked for: `e-mail address`. */
function wordsFor(issue: core.$ZodIssue, value: unknown, name: string): string {
  if (isBlank(value)) return `Please enter your ${name}.`;
  if (issue.code === "too_big" && issue.origin === "string") return `Please keep this under ${Number(issue.maximum)} characters.`;
  if (issue.code === "too_small" && issue.origin === "string") return `Please write at least ${Number(issue.minimum)} characters.`;
  if (issue.code === "invalid_format" && issue.format === "email") return "Please enter an e-mail address such as name@example.org.";
  if (issue.code === "invalid_format" && issue.format === "url") return "Please enter an address such as https://example.org.";
  return `Please check your ${name}.`;
}

/** The first thing wrong with each field, by its name in the contract. */
export function problemsOf<T extends object>(schema: ZodType, values: T, names: Partial<Record<keyof T, string>>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const field = String(issue.path[0]);
    const name = names[field as keyof T] ?? field.replaceAll("_", " ");
    problems[field] ??= wordsFor(issue, values[field as keyof T], name);
  }
  return problems;
}
