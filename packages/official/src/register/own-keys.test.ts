import { expect, test } from "vitest";
import { withOwnKeys } from "./own-keys.ts";

const row = (key: string, status: string) => ({ key, title: key, url: null, fields: { status }, aside: {} });
const told = (...rows: ReturnType<typeof row>[]) => withOwnKeys(rows).map(({ key, fields }) => `${key} ${fields["status"]}`);

test("what is listed twice alike is one row", () => {
  expect(told(row("a", "Final"), row("b", "Final"), row("a", "Final"))).toEqual(["a Final", "b Final"]);
});

test("one key in two wordings are two rows, which keep their keys in any order", () => {
  expect(told(row("a", "Final"), row("a", "Draft"))).toEqual(["a Draft", "a#2 Final"]);
  expect(told(row("a", "Draft"), row("a", "Final"))).toEqual(["a Draft", "a#2 Final"]);
});
