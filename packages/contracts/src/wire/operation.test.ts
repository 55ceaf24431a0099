import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "./api.ts";
import { isChange, operations, type Operations } from "./operation.ts";

const create = {
  method: "POST",
  path: "/api/notes",
  access: "user",
  summary: "Writes a note.",
  input: z.object({ title: z.string(), about: z.uuid() }),
  output: z.object({}),
} as const;
const about = { operation: "queries.create", take: "id" } as const;

test("an example that is missing, incomplete or of a wrong type does not compile", () => {
  expect([
    operations({ create: { ...create, example: { title: "Fees", about: "8b1a6f3e-0000-4000-8000-000000000000" } } }),
    operations({ create: { ...create, example: { title: "Fees" }, needs: { about } } }),
    // @ts-expect-error no example
    operations({ create }),
    // @ts-expect-error nothing says what the note is about
    operations({ create: { ...create, example: { title: "Fees" } } }),
    // @ts-expect-error a title is text
    operations({ create: { ...create, example: { title: 1 }, needs: { about } } }),
  ]).toHaveLength(5);
});

const rows = Object.entries<Operations>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, operation]) => ({ name: `${feature}.${name}`, operation })),
);

test.each(rows)("the example of $name has no field that the input does not know", ({ operation }) => {
  const known = Object.keys(z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" }).properties ?? {});
  const used = [operation.example, operation.needs, operation.mayName].flatMap((part) => Object.keys(part ?? {}));
  expect(known).toEqual(expect.arrayContaining(used));
});

const tools = rows.flatMap(({ operation }) => (operation.tool ? [{ operation, tool: operation.tool }] : []));

test("tools have names of their own, and a scope that opens them", () => {
  expect(new Set(tools.map(({ tool }) => tool.name)).size).toBe(tools.length);
  for (const { operation, tool } of tools) {
    expect(tool.name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(operation.scope).toBeDefined();
  }
});

const scoped = rows.filter(({ operation }) => operation.scope !== undefined);

test.each(scoped)("$name opens by reading where it only reads, and by another scope where it changes something", ({ operation }) => {
  expect(operation.scope === "read").toBe(!isChange(operation));
});
