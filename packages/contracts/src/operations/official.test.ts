import { expect, test } from "vitest";
import { OfficialChangeFilter, OfficialEntryFilter, officialOperations } from "./official.ts";

const file = { filename: "list.json", mimetype: "application/json", stream: (async function* () {})() };
const given = { source_id: "fda-guidance", key: "list", day: "2026-01-02", file };
const { input } = officialOperations.drop;

test("a file saved by hand says which source, which request and which day it is of", () => {
  expect(input.safeParse(given).success).toBe(true);
  for (const wrong of [{ day: "yesterday" }, { key: " " }, { source_id: "FDA Guidance" }, { source_id: "../x" }])
    expect(input.safeParse({ ...given, ...wrong }).success).toBe(false);
});

test("who sends text where the file belongs is told to choose a file", () => {
  expect(input.safeParse({ ...given, file: "list.json" }).error?.issues).toMatchObject([{ path: ["file"], message: "Choose a file." }]);
});

test("changes come the newest first, of all sources and kinds, where nothing else is asked", () => {
  expect(OfficialChangeFilter.parse({})).toMatchObject({ sort: "newest" });
  expect(OfficialChangeFilter.safeParse({ kind: "burnt" }).success).toBe(false);
});

test("entries are looked up in one register", () => expect(OfficialEntryFilter.safeParse({ search: "pump" }).success).toBe(false));

test("a list that lacks much is not taken unless an administrator says so", () => {
  expect(officialOperations.run.input.parse({ id: "ecfr" })).toEqual({ id: "ecfr", accept_fewer: false });
  expect(officialOperations.run.access).toBe("administrator");
});
