import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "./api.ts";
import { readInput } from "./input.ts";
import type { Operation, Operations } from "./operation.ts";
import { problemsByField } from "./problems.ts";

interface Row {
  name: string;
  operation: Operation;
  field: string;
}

const anId = "00000000-0000-4000-8000-000000000000";
const schemaOf = ({ input }: Operation) => z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
const fieldsOf = (operation: Operation) => Object.entries(schemaOf(operation).properties ?? {});
const rows = Object.entries<Operations>(api).flatMap(([feature, table]) =>
  Object.entries(table).flatMap(([name, operation]) =>
    fieldsOf(operation).map(([field]): Row => ({ name: `${feature}.${name}`, operation, field })),
  ),
);

/** The example, with something where something must first exist. */
const proper = ({ example, needs }: Operation): Record<string, unknown> => ({
  ...example,
  ...Object.fromEntries(Object.keys(needs ?? {}).map((field) => [field, field === "file" ? { filename: "a.txt", stream: [] } : anId])),
});

function problemsOf(operation: Operation, given: object): string {
  const read = readInput(operation, given);
  return read.ok ? "" : read.problems;
}

const wrong: Record<string, unknown> = {
  "left out": undefined,
  null: null,
  empty: "",
  blank: "   ",
  "a number": 3.5,
  "a negative number": -1,
  "yes or no": true,
  "a list": ["a", "b"],
  "a list of groups": [{}, { text: 1 }],
  "a group": { wrong: [] },
  "a strange word": "\u0000 not one of them",
  "a long text": "x".repeat(200_000),
};

test.each(rows)("whatever is wrong with $field of $name is said in words for people", ({ operation, field }) => {
  for (const value of Object.values(wrong)) {
    const said = problemsOf(operation, { ...proper(operation), [field]: value });
    if (said === "") continue;
    expect(said).toMatch(/^[A-Z“].*\.$/su);
    expect(said).not.toMatch(/\b(?:invalid|expected|received|undefined|null|nan|regex|pattern|zod|too (?:big|small)|input)\b/iu);
  }
});

test("what was left out is asked for", () => {
  expect(problemsOf(api.contact.send, { firstName: "Ana", lastName: " ", email: "", message: "Hello" })).toBe(
    "Give your last name. Give your e-mail address.",
  );
  expect(problemsOf(api.alerts.create, { title: "", description: "Read it." })).toBe("Give it a title.");
  expect(problemsOf(api.documents.upload, { title: "Plan" })).toBe("Choose a file.");
  expect(problemsOf(api.templates.logDownload, { ...api.templates.logDownload.example, templateName: "" })).toBe(
    "Fill in “Template name”.",
  );
});

test("what does not fit says what would", () => {
  expect(problemsOf(api.contact.send, { ...api.contact.send.example, email: "ana" })).toBe(
    "“E-mail address” must be an e-mail address such as name@example.org.",
  );
  expect(problemsOf(api.alerts.create, { title: "x".repeat(301), description: "y" })).toBe("“Title” must have at most 300 characters.");
  expect(problemsOf(api.alerts.create, { title: "x", description: "y", severity_level: "huge" })).toBe(
    "“Severity level” must be one of: low, medium, high, critical.",
  );
  expect(problemsOf(api.alerts.create, { title: "x", description: "y", source_url: "javascript:1" })).toBe(
    "“Source URL” must be a web address that begins with http:// or https://.",
  );
});

test("a form is told the first thing wrong with each field, and nothing where all is well", () => {
  const schema = z.object({ firstName: z.string().min(1).max(5), email: z.email(), site: z.url().optional() });
  const byField = (given: object) => {
    const { error } = schema.safeParse(given);
    return error ? problemsByField(error, given) : {};
  };
  expect(byField({ firstName: "Ana", email: "ana@example.org" })).toEqual({});
  expect(byField({ firstName: "", email: "  ", site: "example" })).toEqual({
    firstName: "Give your first name.",
    email: "Give your e-mail address.",
    site: "“Site” must be a web address that begins with http:// or https://.",
  });
  expect(byField({ firstName: "Anastasia", email: "ana@example" })).toEqual({
    firstName: "“First name” must have at most 5 characters.",
    email: "“E-mail address” must be an e-mail address such as name@example.org.",
  });
});

test("an entry of a list is named with its place", () => {
  const { example } = api.library.importVersion;
  expect(problemsOf(api.library.importVersion, { ...example, passages: [...example.passages, { citation: "2", text: 5 }] })).toBe(
    "“Text” (entry 2 of “Passages”) must be text.",
  );
});

const optional = rows.filter(({ operation, field }) => !schemaOf(operation).required?.includes(field));

test.each(optional)("an empty $field of $name is none", ({ operation, field }) => {
  const { [field]: _, ...without } = proper(operation);
  expect(readInput(operation, { ...without, [field]: "" })).toEqual(readInput(operation, without));
});

test("an empty field that is needed is asked for, not left out", () => {
  expect(problemsOf(api.queries.create, { question: "", response: "" })).toBe("Fill in “Question”.");
});
