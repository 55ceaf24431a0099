import { expect, test } from "vitest";
import { api } from "./api.ts";
import type { Operations } from "./operation.ts";
import { roleMatrix } from "./role-matrix.ts";

const matrix = roleMatrix();
const rows = matrix.split("\n").filter((line) => line.startsWith("| `"));
const cellsOf = (name: string) =>
  rows
    .find((line) => line.startsWith(`| \`${name}\` |`))
    ?.split(" | ")
    .slice(2)
    .map((cell) => cell.replace(/ \|$/u, ""));

test("every operation has one row, in which no cell is torn", () => {
  const names = Object.entries<Operations>(api).flatMap(([feature, table]) => Object.keys(table).map((name) => `${feature}.${name}`));
  expect(rows.map((line) => /`([^`]+)`/u.exec(line)?.[1])).toEqual(names);
  expect(new Set(rows.map((line) => line.split(" | ").length))).toEqual(new Set([7]));
  expect(matrix).toContain(`${names.length} operations`);
});

test("nobody who is signed out gets what is a person's, and only administrators what is theirs", () => {
  expect(cellsOf("answers.ask")).toEqual(["signs in first", "yes", "yes", "yes", "`ask`"]);
  expect(cellsOf("official.run")).toEqual(["signs in first", "no", "no", "yes", "no"]);
});

test("a program with a token never does what only an administrator may", () => {
  const opened = Object.values<Operations>(api)
    .flatMap((table) => Object.values(table))
    .filter(({ access, scope }) => access === "administrator" && scope !== undefined);
  expect(opened.map(({ path }) => path)).toEqual([]);
});
