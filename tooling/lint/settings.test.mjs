import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const table = read("docs/configuration.md").match(/\| Variable \|[\s\S]*?\n\n/)?.[0] ?? "";
const documented = table
  .split("\n")
  .slice(2)
  .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
const schemas = ["config.ts", "outbound/settings.ts", "storage/settings.ts"].map(
  (file) => read(`apps/api/src/platform/${file}`).match(/\{\n {2}[A-Z /*][\s\S]*?\n\}/)?.[0] ?? "",
);
const known = schemas.flatMap((schema) => [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));

test("the page on configuration names every setting the server reads, and no other", () => {
  expect(documented.length).toBeGreaterThan(20);
  expect(new Set(documented)).toEqual(new Set(known));
});

test.each(documented)("%s stands in docker-compose.yml and in .env.example", (name) => {
  expect(read("docker-compose.yml")).toMatch(new RegExp(`^ +${name}: `, "m"));
  expect(read(".env.example")).toMatch(new RegExp(`\\b${name}\\b`));
});

test("every value that docker-compose.yml asks for can be written in .env", () => {
  // What follows two signs is a container's own, for its shell.
  const asked = [...read("docker-compose.yml").matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
  const offered = [...read(".env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(new Set(offered)).toEqual(new Set(asked));
});

test("the build's matrix of packages is read from the workspace", () => {
  const workflow = read(".github/workflows/build.yml");
  expect(workflow).toContain("fromJSON(needs.packages.outputs.names)");
  expect(workflow).not.toMatch(/package: \[/);
});
