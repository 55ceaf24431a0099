import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { auditActions } from "@clausewise/contracts";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../..", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("testing"))
  .map((path) => readFileSync(join(folder, path), "utf8"))
  .join("\n");

test.each(Object.entries(auditActions))("%s is recorded somewhere, and said in words a reader of the trail understands", (action, said) => {
  expect(sources).toContain(`"${action}"`);
  expect(said.label).toMatch(/^[A-Z][a-z].*[^.]$/);
  expect(said.object_type).toMatch(/^[a-z_]+$/);
});
