import type { z } from "zod";

/** Names of fields as people know them, where the field's own name is not it. */
const labels: Readonly<Record<string, string>> = {
  as_of: "Day",
  id: "Identifier",
  query: "Question",
  email: "E-mail address",
  url: "Web address",
  source_url: "Source URL",
};

/** What to do about a field that was left empty, where a plain request for it would read oddly. */
const requests: Readonly<Record<string, string>> = {
  title: "Give it a title.",
  name: "Give it a name.",
  currentStage: "Choose the current stage.",
  query: "Ask a question.",
  file: "Choose a file.",
  message: "Write a message.",
  reason: "Give a reason.",
  firstName: "Give your first name.",
  lastName: "Give your last name.",
  email: "Give your e-mail address.",
};

const formats: Readonly<Record<string, string>> = {
  uuid: "is not an identifier of anything here",
  email: "must be an e-mail address such as name@example.org",
  url: "must be a web address that begins with http:// or https://",
  date: "must be a day such as 2026-01-31",
  datetime: "must be a date and time such as 2026-01-31T09:00:00Z",
};

const types: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be yes or no",
  array: "must be a list",
  object: "must be a group of fields",
  record: "must be a group of fields",
};

const shown = 5;
const fewest = 12;

type Issue = z.core.$ZodIssue;

/** What is wrong with an input, in sentences for the person who gave it; `given` is the input. */
export const problemsIn = ({ issues }: z.ZodError, given: unknown): string =>
  [...new Set(issues.slice(0, shown).map((issue) => sentence(issue, given)))].join(" ");

/** The first thing wrong with each field, for a form that says it beside the field. */
export function problemsByField({ issues }: z.ZodError, given: unknown): Record<string, string> {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? ""));
  return Object.fromEntries([...byField].map(([field, [first]]) => [field, first ? sentence(first, given) : ""]));
}

function sentence(issue: Issue, given: unknown): string {
  const field = issue.path.findLast((step) => typeof step === "string");
  if (field === undefined) return issue.code === "unrecognized_keys" ? unknown(issue.keys) : "The request cannot be read.";
  if (isMissing(issue, given)) return requests[field] ?? `Fill in ${labelOf(issue.path)}.`;
  return told(issue, labelOf(issue.path));
}

/** Left out or empty, where something is needed. */
function isMissing(issue: Issue, given: unknown): boolean {
  const value = issue.path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step], given);
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function told(issue: Issue, label: string): string {
  switch (issue.code) {
    case "invalid_type":
      return `${label} ${types[issue.expected] ?? "cannot be read"}.`;
    case "too_small":
      return `${label} ${sizeOf(issue.origin, "at least", Number(issue.minimum))}.`;
    case "too_big":
      return `${label} ${sizeOf(issue.origin, "at most", Number(issue.maximum))}.`;
    case "invalid_format":
      return `${label} ${formats[issue.format] ?? "is not written as it must be"}.`;
    case "invalid_value":
      return issue.values.length > fewest
        ? `${label} is not one of the values to choose from.`
        : `${label} must be one of: ${issue.values.join(", ")}.`;
    case "unrecognized_keys":
      return unknown(issue.keys);
    case "custom":
      return /^[a-z]/u.test(issue.message) ? `${label} ${issue.message}.` : issue.message;
    case "invalid_union":
      return told(choiceOf(issue), label);
    case "not_multiple_of":
    case "invalid_key":
    case "invalid_element":
      return `${label} cannot be read.`;
  }
}

/** Of a choice between kinds of value, what is said about the widest of them. */
const choiceOf = ({ errors, path }: z.core.$ZodIssueInvalidUnion): Issue =>
  errors.flat().find((one) => one.code !== "invalid_value" || one.values.length > 1) ?? {
    code: "invalid_key",
    origin: "record",
    issues: [],
    path,
    message: "",
  };

const sizeOf = (origin: string, bound: string, size: number): string =>
  origin === "string"
    ? `must have ${bound} ${size} characters`
    : origin === "array"
      ? `must have ${bound} ${size} entries`
      : `must be ${bound} ${size}`;

const unknown = (keys: readonly string[]): string => `There is no field named ${keys.join(", ")} here.`;

/** A field in words, with where it stands in a list: `“Text” (entry 2 of “Passages”)`. */
function labelOf(path: readonly PropertyKey[]): string {
  const at = path.findLastIndex((step) => typeof step === "string");
  const list = path.slice(0, at).findLast((step) => typeof step === "string");
  const entry = path.slice(0, at).findLast((step) => typeof step === "number");
  const label = inWords(String(path[at]));
  return list !== undefined && typeof entry === "number" ? `${label} (entry ${entry + 1} of ${inWords(list)})` : label;
}

/** `documentType` and `document_type` read as “Document type”. */
function inWords(name: string): string {
  const words =
    labels[name] ??
    name
      .replaceAll("_", " ")
      .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
      .toLowerCase();
  return `“${words.charAt(0).toUpperCase()}${words.slice(1)}”`;
}
